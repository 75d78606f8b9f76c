import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { MonthlyPaymentCalculator } from '@/components/calculators/monthly-payment/monthly-payment-calculator.client';
import { monthlyPaymentContent } from '@/content/calculators/monthly-payment';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

const path = '/what-will-my-monthly-payment-be-calculator';

export const metadata = metadataOf(path);

export default function MonthlyPaymentPage() {
  return (
    <CalculatorFrame path={path} title="What will my monthly payment be?" lead={monthlyPaymentContent.lead}>
      <MonthlyPaymentCalculator
        content={monthlyPaymentContent}
        schedule={scheduleTexts}
        withoutScript={withoutScript}
      />
    </CalculatorFrame>
  );
}
