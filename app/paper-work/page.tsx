import { crumbsOf } from '@/app/frames/crumbs';
import { FormSection } from '@/app/frames/form-section';
import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { PageSources } from '@/app/frames/page-sources';
import { Side } from '@/app/frames/side';
import { Checklist } from '@/components/sections/checklist.client';
import { DeskWindow } from '@/components/ui/art/desk-window';
import { PageHeader } from '@/components/ui/page-header';
import { consultationForm } from '@/content/forms/consultation';
import { paperWork } from '@/content/paper-work';
import { factIdsOfFile } from '@/content/prose';

export const metadata = metadataOf('/paper-work');

export default function PaperWorkPage() {
  return (
    <PageFrame path="/paper-work">
      <PageHeader
        title="Necessary Paperwork"
        lead={paperWork.lead}
        crumbs={crumbsOf('/paper-work')}
        art={<DeskWindow />}
      />
      <section className="section" aria-labelledby="checklist">
        <div className="wrap cols">
          <div>
            <h2 id="checklist">{paperWork.heading}</h2>
            <p>{paperWork.intro}</p>
            <Checklist groups={paperWork.groups} printLabel={paperWork.printLabel} keptNote={paperWork.keptNote} />
            <PageSources path="/paper-work" factIds={factIdsOfFile('paper-work.ts')} />
          </div>
          <Side path="/paper-work" />
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
