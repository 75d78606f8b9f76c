import { PageSources } from '@/app/frames/facts';
import { FormSection } from '@/app/frames/form-section';
import { CallSheetDoor } from '@/app/frames/lead';
import { PageFrame, PageTop, Side } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { listNode } from '@/app/seo/structured-data';
import { Island } from '@/components/island/island';
import { CallOut } from '@/components/page/call-out';
import { Checklist } from '@/components/sections/checklist.client';
import { consultationForm } from '@/content/forms/consultation';
import { identityNotice } from '@/content/lender/notices';
import { paperWorkPage } from '@/content/site/own-pages/entries';
import { paperWork } from '@/content/site/own-pages/paper-work';

export const metadata = metadataOf(paperWorkPage);

/** The documents as a list for search engines. */
const checklist = listNode(
  paperWorkPage,
  paperWork.groups.flatMap(({ items }) => items.map(({ text }) => ({ name: text }))),
);

export default function PaperWorkPage() {
  return (
    <PageFrame page={paperWorkPage} about={checklist} sheet={<CallSheetDoor path={paperWorkPage.path} />}>
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
          <Side page={paperWorkPage} />
        </div>
      </section>
      <FormSection
        id="consultation"
        form={consultationForm}
        copy={{ ...paperWork.consultation, onward: paperWork.onward }}
        onScreenAlone
      />
    </PageFrame>
  );
}
