import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { ReplacementCalculator } from '@/components/calculators/replacement/replacement-calculator.client';
import { refinanceContent } from '@/content/calculators/refinance';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

const path = '/refinance-analysis-calculator';

export const metadata = metadataOf(path);

export default function RefinancePage() {
  return (
    <CalculatorFrame path={path} title="Refinance Evaluation Tool" lead={refinanceContent.lead}>
      <ReplacementCalculator content={refinanceContent} schedule={scheduleTexts} withoutScript={withoutScript} />
    </CalculatorFrame>
  );
}
