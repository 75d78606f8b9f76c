import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/seo/page-data';
import { PaymentCalculator } from '@/components/calculators/payment/screen.client';
import { Island } from '@/components/island/island';
import { paymentFacts } from '@/content/examples/calculator-facts';
import { ownPage } from '@/content/site/own-pages';

const monthlyPaymentPage = ownPage('/what-will-my-monthly-payment-be-calculator');

export const metadata = metadataOf(monthlyPaymentPage);

export default function PaymentPage() {
  return (
    <CalculatorFrame page={monthlyPaymentPage}>
      <Island of={PaymentCalculator} props={{ facts: paymentFacts }} />
    </CalculatorFrame>
  );
}
