import { payment, principalFor } from '@/lib/mortgage/loan';
import { percentText, usd } from '@/lib/numbers/format';
import { LoanFormula, PaymentFormula, type WorkStep } from './show-work';

/** A monthly rate with enough digits to follow the sum by hand: 6.5 gives "0.0054166667". */
export function monthlyRateText(ratePercent: number): string {
  return String(Number((ratePercent / 1200).toFixed(10)));
}

function growthText(ratePercent: number): string {
  return String(Number((1 + ratePercent / 1200).toFixed(10)));
}

/** The step from a yearly rate to a monthly one. */
export function monthlyRateStep(
  ratePercent: number,
  words = 'The rate a month is a twelfth of the yearly rate.',
): WorkStep {
  return {
    words,
    symbols: 'r = rate ÷ 100 ÷ 12',
    numbers: `${ratePercent} ÷ 100 ÷ 12 = ${monthlyRateText(ratePercent)}`,
  };
}

type Terms = { readonly ratePercent: number; readonly termMonths: number };

/** The step from a loan to its level payment. */
export function paymentStep(
  words: string,
  { principal, ratePercent, termMonths }: Terms & { readonly principal: number },
): WorkStep {
  const answer = usd(payment({ principal, ratePercent, termMonths }));
  if (ratePercent === 0) {
    return {
      words: `${words} At ${percentText(0)} there is no interest, so the loan is divided by the months.`,
      symbols: 'M = L ÷ n',
      numbers: `${usd(principal)} ÷ ${termMonths} = ${answer}`,
    };
  }
  return {
    words,
    symbols: <PaymentFormula />,
    numbers: (
      <>
        {usd(principal)} × {monthlyRateText(ratePercent)} ÷ (1 − {growthText(ratePercent)}
        <sup>−{termMonths}</sup>) = {answer}
      </>
    ),
  };
}

/** The step from a payment back to the loan that it repays. */
export function loanStep(
  words: string,
  { payment: paid, ratePercent, termMonths }: Terms & { readonly payment: number },
): WorkStep {
  const answer = usd(principalFor({ payment: paid, ratePercent, termMonths }));
  if (ratePercent === 0) {
    return {
      words: `${words} At ${percentText(0)} there is no interest, so the payment is multiplied by the months.`,
      symbols: 'L = M × n',
      numbers: `${usd(paid)} × ${termMonths} = ${answer}`,
    };
  }
  return {
    words,
    symbols: <LoanFormula />,
    numbers: (
      <>
        {usd(paid)} × (1 − {growthText(ratePercent)}
        <sup>−{termMonths}</sup>) ÷ {monthlyRateText(ratePercent)} = {answer}
      </>
    ),
  };
}
