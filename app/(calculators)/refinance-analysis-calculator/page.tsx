import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { ReplacementCalculator } from '@/components/calculators/replacement/replacement-calculator.client';
import { refinanceAnalysisPage, refinanceContent } from '@/content/calculators/refinance';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

export const metadata = metadataOf(refinanceAnalysisPage);

export default function RefinancePage() {
  return (
    <CalculatorFrame page={refinanceAnalysisPage}>
      <ReplacementCalculator content={refinanceContent} schedule={scheduleTexts} withoutScript={withoutScript} />
    </CalculatorFrame>
  );
}
