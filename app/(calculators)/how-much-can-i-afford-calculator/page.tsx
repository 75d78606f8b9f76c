import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { AffordabilityCalculator } from '@/components/calculators/affordability/screen.client';
import { Island } from '@/components/island/island';
import { affordabilityContent, affordabilityPage } from '@/content/calculators/affordability';
import { withoutScript } from '@/content/calculators/shared';

export const metadata = metadataOf(affordabilityPage);

export default function AffordabilityPage() {
  return (
    <CalculatorFrame page={affordabilityPage}>
      <Island of={AffordabilityCalculator} props={{ content: affordabilityContent, withoutScript }} />
    </CalculatorFrame>
  );
}
