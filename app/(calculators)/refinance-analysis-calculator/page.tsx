import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/seo/page-data';
import { RefinanceCalculator } from '@/components/calculators/refinance/refinance.client';
import { Island } from '@/components/island/island';
import { refinanceFacts } from '@/content/examples/calculator-facts';
import { ownPage } from '@/content/site/own-pages';

const refinanceAnalysisPage = ownPage('/refinance-analysis-calculator');

export const metadata = metadataOf(refinanceAnalysisPage);

export default function RefinancePage() {
  return (
    <CalculatorFrame page={refinanceAnalysisPage}>
      <Island of={RefinanceCalculator} props={{ facts: refinanceFacts }} />
    </CalculatorFrame>
  );
}
