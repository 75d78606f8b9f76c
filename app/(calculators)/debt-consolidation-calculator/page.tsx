import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/seo/page-data';
import { ConsolidationCalculator } from '@/components/calculators/refinance/consolidation.client';
import { Island } from '@/components/island/island';
import { consolidationFacts } from '@/content/examples/calculator-facts';
import { ownPage } from '@/content/site/own-pages';

const consolidationPage = ownPage('/debt-consolidation-calculator');

export const metadata = metadataOf(consolidationPage);

export default function ConsolidationPage() {
  return (
    <CalculatorFrame page={consolidationPage}>
      <Island of={ConsolidationCalculator} props={{ facts: consolidationFacts }} />
    </CalculatorFrame>
  );
}
