import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { MonthlyPaymentCalculator } from '@/components/calculators/payment/screen.client';
import { Island } from '@/components/island/island';
import { monthlyPaymentContent, monthlyPaymentPage } from '@/content/calculators/monthly-payment';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

export const metadata = metadataOf(monthlyPaymentPage);

export default function MonthlyPaymentPage() {
  return (
    <CalculatorFrame page={monthlyPaymentPage}>
      <Island
        of={MonthlyPaymentCalculator}
        props={{ content: monthlyPaymentContent, schedule: scheduleTexts, withoutScript }}
      />
    </CalculatorFrame>
  );
}
