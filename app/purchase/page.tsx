import { PageSources } from '@/app/frames/facts';
import { FormSection } from '@/app/frames/form-section';
import { CallSheetDoor } from '@/app/frames/lead';
import { PageFrame, PageTop, Side } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { ButtonLink } from '@/components/controls/button';
import { Prose } from '@/components/page/prose';
import { Film } from '@/components/sections/film/film';
import { Journey } from '@/components/sections/journey';
import { consultationForm } from '@/content/forms/consultation';
import { company } from '@/content/lender/company';
import { purchaseFilm, purchaseScenes } from '@/content/lender/film';
import { purchasePage } from '@/content/site/own-pages/entries';
import { purchase } from '@/content/site/own-pages/purchase';
import Text from '@/content/site/own-pages/purchase.mdx';
import { termsOfFile } from '@/content/site/prose';

const { use, ...film } = purchaseFilm;

export const metadata = metadataOf(purchasePage);

export default function PurchasePage() {
  return (
    <PageFrame
      page={purchasePage}
      terms={termsOfFile('content/site/own-pages/purchase.mdx')}
      sheet={<CallSheetDoor path={purchasePage.path} />}
    >
      <PageTop
        page={purchasePage}
        film={use === 'none' ? undefined : <Film {...film} scenes={purchaseScenes} />}
        actions={<ButtonLink href="#consultation">{purchase.consultationLink}</ButtonLink>}
      />
      <section className="section" aria-labelledby="journey">
        <div className="wrap">
          <div className="head">
            <h2 id="journey">{purchase.journey.heading}</h2>
            <p className="lead">{purchase.journey.lead}</p>
          </div>
          <Journey
            steps={purchase.journey.steps.map((step) => ({
              title: step.title,
              text: step.text,
              href: step.path === 'apply' ? company.links.apply : step.path,
              external: step.path === 'apply',
            }))}
          />
        </div>
      </section>
      <div className="section">
        <div className="wrap cols">
          <Prose>
            <Text />
            <PageSources page={purchasePage} />
          </Prose>
          <Side page={purchasePage} />
        </div>
      </div>
      <FormSection id="consultation" form={consultationForm} copy={purchase.consultation} onScreenAlone />
    </PageFrame>
  );
}
