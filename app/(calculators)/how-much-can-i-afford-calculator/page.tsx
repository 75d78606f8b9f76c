import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/seo/page-data';
import { AffordabilityCalculator } from '@/components/calculators/affordability/screen.client';
import { Island } from '@/components/island/island';
import { affordabilityFacts } from '@/content/examples/calculator-facts';
import { ownPage } from '@/content/site/own-pages';

const affordabilityPage = ownPage('/how-much-can-i-afford-calculator');

export const metadata = metadataOf(affordabilityPage);

export default function AffordabilityPage() {
  return (
    <CalculatorFrame page={affordabilityPage}>
      <Island of={AffordabilityCalculator} props={{ facts: affordabilityFacts }} />
    </CalculatorFrame>
  );
}
