import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/seo/page-data';
import { columbusLead } from '@/components/calculators/rent-or-buy/columbus-lead';
import { RentOrBuyCalculator } from '@/components/calculators/rent-or-buy/screen.client';
import { Island } from '@/components/island/island';
import { rentOrBuyFacts } from '@/content/examples/calculator-facts';
import { ownPage } from '@/content/site/own-pages';

const rentVsBuyPage = ownPage('/renting-versus-buying-calculator');

export const metadata = metadataOf(rentVsBuyPage);

export default function RentOrBuyPage() {
  return (
    <CalculatorFrame page={rentVsBuyPage} lead={columbusLead}>
      <Island of={RentOrBuyCalculator} props={{ facts: rentOrBuyFacts }} />
    </CalculatorFrame>
  );
}
