import { crumbsOf } from '@/app/frames/crumbs';
import { sourcesOf } from '@/app/frames/facts';
import { FormSection } from '@/app/frames/form-section';
import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { leadOfficer } from '@/app/frames/people';
import { Side } from '@/app/frames/side';
import { Checklist } from '@/components/sections/checklist.client';
import { DeskWindow } from '@/components/ui/art/desk-window';
import { PageHeader } from '@/components/ui/page-header';
import { Sources } from '@/components/ui/prose';
import { dayInWords } from '@/content/dates';
import { consultationForm } from '@/content/forms/consultation';
import { paperWork } from '@/content/paper-work';
import { factIdsOfFile } from '@/content/prose';
import { routeOf } from '@/content/routes';

export const metadata = metadataOf('/paper-work');

const { reviewed } = routeOf('/paper-work');

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
            <Sources
              items={sourcesOf(factIdsOfFile('paper-work.ts'))}
              reviewedText={reviewed ? dayInWords(reviewed) : undefined}
              reviewer={`${leadOfficer.name}, ${leadOfficer.role}`}
            />
          </div>
          <Side path="/paper-work" />
        </div>
      </section>
      <FormSection
        id="consultation"
        form={consultationForm}
        copy={{ ...paperWork.consultation, onward: paperWork.onward }}
      />
    </PageFrame>
  );
}
