import { CallSheetDoor, Lead } from '@/app/frames/lead';
import { PageFrame, PageTop } from '@/app/frames/page-frame';
import { documentList } from '@/app/seo/about';
import { metadataOf } from '@/app/seo/page-data';
import { Island } from '@/components/island/island';
import { CallOut } from '@/components/page/call-out';
import { PageSources } from '@/components/page/facts/facts';
import { Checklist } from '@/components/sections/checklist.client';
import { FormSection } from '@/components/shell/form-section';
import { SidePanel } from '@/components/shell/side-panel';
import { consultationForm } from '@/content/forms/consultation';
import { identityNotice } from '@/content/lender/notices';
import { ownPage } from '@/content/site/own-pages';
import { paperWork } from '@/content/site/own-pages/paper-work';

const paperWorkPage = ownPage('/paper-work');

export const metadata = metadataOf(paperWorkPage);

export default function PaperWorkPage() {
  return (
    <PageFrame page={paperWorkPage} about={documentList(paperWorkPage)} sheet={<CallSheetDoor path="/paper-work" />}>
      <PageTop page={paperWorkPage} />
      <section className="section" aria-labelledby="checklist">
        <div className="wrap cols">
          <div>
            <h2 id="checklist">{paperWork.heading}</h2>
            <p>{paperWork.intro}</p>
            <Island of={Checklist} props={{ groups: paperWork.groups }} />
            <CallOut title={identityNotice.title}>
              <p>{identityNotice.why}</p>
              <p>{identityNotice.what}</p>
            </CallOut>
            <PageSources page={paperWorkPage} />
          </div>
          <SidePanel page={paperWorkPage} />
        </div>
      </section>
      <FormSection
        id="consultation"
        form={<Lead form={consultationForm} />}
        copy={{ ...paperWork.consultation, onward: paperWork.onward }}
        onScreenAlone
      />
    </PageFrame>
  );
}
