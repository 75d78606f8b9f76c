import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { ReplacementCalculator } from '@/components/calculators/replace-debts/screen.client';
import { Island } from '@/components/island/island';
import { consolidationContent, consolidationPage } from '@/content/calculators/consolidation';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

export const metadata = metadataOf(consolidationPage);

export default function ConsolidationPage() {
  return (
    <CalculatorFrame page={consolidationPage}>
      <Island
        of={ReplacementCalculator}
        props={{ content: consolidationContent, schedule: scheduleTexts, withoutScript }}
      />
    </CalculatorFrame>
  );
}
