import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { AffordabilityCalculator } from '@/components/calculators/affordability/affordability-calculator.client';
import { affordabilityContent } from '@/content/calculators/affordability';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

const path = '/how-much-can-i-afford-calculator';

export const metadata = metadataOf(path);

export default function AffordabilityPage() {
  return (
    <CalculatorFrame path={path} title="Mortgage Affordability & Refinance Tool" lead={affordabilityContent.lead}>
      <AffordabilityCalculator content={affordabilityContent} schedule={scheduleTexts} withoutScript={withoutScript} />
    </CalculatorFrame>
  );
}
