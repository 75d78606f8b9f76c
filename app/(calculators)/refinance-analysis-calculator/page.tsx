import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { ReplacementCalculator } from '@/components/calculators/replace-debts/screen.client';
import { Island } from '@/components/island/island';
import { refinanceAnalysisPage, refinanceContent } from '@/content/calculators/refinance';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

export const metadata = metadataOf(refinanceAnalysisPage);

export default function RefinancePage() {
  return (
    <CalculatorFrame page={refinanceAnalysisPage}>
      <Island
        of={ReplacementCalculator}
        props={{ content: refinanceContent, schedule: scheduleTexts, withoutScript }}
      />
    </CalculatorFrame>
  );
}
