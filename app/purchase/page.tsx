import { CallSheetDoor, Lead } from '@/app/frames/lead';
import { PageFrame, PageTop, WithSide } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { ButtonLink } from '@/components/controls/button';
import { PageSources } from '@/components/page/facts/facts';
import { Prose } from '@/components/page/prose';
import { Film } from '@/components/sections/film/film';
import { Journey } from '@/components/sections/journey';
import { FormSection } from '@/components/shell/form-section';
import { consultationForm } from '@/content/forms/consultation';
import { purchaseFilm } from '@/content/lender/look/film';
import { ownPage } from '@/content/site/own-pages';
import { purchase } from '@/content/site/own-pages/purchase';
import Text from '@/content/site/own-pages/purchase.mdx';
import { termsOfFile } from '@/content/site/prose';

const purchasePage = ownPage('/purchase');

export const metadata = metadataOf(purchasePage);

export default function PurchasePage() {
  return (
    <PageFrame
      page={purchasePage}
      terms={termsOfFile('content/site/own-pages/purchase.mdx')}
      sheet={<CallSheetDoor path="/purchase" />}
    >
      <PageTop
        page={purchasePage}
        figure={purchaseFilm.use === 'none' ? undefined : <Film />}
        actions={<ButtonLink href="#consultation">{purchase.consultationLink}</ButtonLink>}
      />
      <Journey />
      <WithSide page={purchasePage}>
        <Prose>
          <Text />
          <PageSources page={purchasePage} />
        </Prose>
      </WithSide>
      <FormSection
        id="consultation"
        form={<Lead form={consultationForm} />}
        copy={purchase.consultation}
        onScreenAlone
      />
    </PageFrame>
  );
}
