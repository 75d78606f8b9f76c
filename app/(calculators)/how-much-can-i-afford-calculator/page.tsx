import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/seo/page-data';
import { AffordabilityCalculator } from '@/components/calculators/affordability/screen.client';
import { Island } from '@/components/island/island';
import { affordabilityFacts } from '@/content/examples/calculator-facts';
import { affordabilityPage } from '@/content/site/own-pages/calculator-pages';

export const metadata = metadataOf(affordabilityPage);

export default function AffordabilityPage() {
  return (
    <CalculatorFrame page={affordabilityPage}>
      <Island of={AffordabilityCalculator} props={{ facts: affordabilityFacts }} />
    </CalculatorFrame>
  );
}
