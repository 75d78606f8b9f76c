import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/seo/page-data';
import { OffersCalculator } from '@/components/calculators/offers/screen.client';
import { Island } from '@/components/island/island';
import { ownPage } from '@/content/site/own-pages';

const offersPage = ownPage('/compare-loan-offers-calculator');

export const metadata = metadataOf(offersPage);

export default function OffersPage() {
  return (
    <CalculatorFrame page={offersPage}>
      <Island of={OffersCalculator} props={{}} />
    </CalculatorFrame>
  );
}
