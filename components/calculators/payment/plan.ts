import type { MonthlyPaymentContent, MonthlyPaymentFields } from '@/lib/calculators/content/monthly-payment';
import type { ValuesOf } from '@/lib/calculators/definition';
import { type LoanKind, type PaymentPlanInputs, paymentPlan, type VaUse } from '@/lib/mortgage/payment-plan';

/** The inputs of the monthly payment screen. */
export type PaymentValues = ValuesOf<MonthlyPaymentFields>;

/** The inputs as the arithmetic takes them. */
export function planInputsOf(values: PaymentValues, chargesPercent: number): PaymentPlanInputs {
  return { ...values, kind: values.kind as LoanKind, vaUse: values.vaUse as VaUse, chargesPercent };
}

/** The whole payment of the inputs. */
export function planOf(values: PaymentValues, { chargesPercent }: Pick<MonthlyPaymentContent, 'chargesPercent'>) {
  return paymentPlan(planInputsOf(values, chargesPercent));
}
