import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { ReplacementCalculator } from '@/components/calculators/replacement/replacement-calculator.client';
import { consolidationContent } from '@/content/calculators/consolidation';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

const path = '/debt-consolidation-calculator';

export const metadata = metadataOf(path);

export default function ConsolidationPage() {
  return (
    <CalculatorFrame path={path} title="Debt Consolidation Calculator" lead={consolidationContent.lead}>
      <ReplacementCalculator content={consolidationContent} schedule={scheduleTexts} withoutScript={withoutScript} />
    </CalculatorFrame>
  );
}
