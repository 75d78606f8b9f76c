import { kindNames } from '@/lib/calculators/shared-fields';
import type { LoanKind } from '@/lib/mortgage/loan-plan';
import { percentText, usdWhole } from '@/lib/numbers/format';
import type { Refusal } from './buyer';
import type { Purchase } from './purchase';

export function refusalText({ reason, limit }: Refusal, kind: LoanKind, county: string): string {
  if (reason === 'down') return `${kindNames[kind]} starts at ${percentText(limit)} of the price down.`;
  if (reason === 'jumbo') return `Over ${usdWhole(limit)} it’s a jumbo loan, priced differently.`;
  return `Above FHA’s limit, ${usdWhole(limit)} in ${county === '' ? 'most counties' : `${county} County`}.`;
}

/**
 * How savings are spent, on one line: "About $8,300 goes to closing and $2,274 stays in the bank. $14,426 is your down
 * payment."
 */
export function fundsText({ closing, inBank, downPayment, short, reserve }: Purchase): string {
  const goes = `About ${usdWhole(closing.plan)} goes to closing`;
  if (short > 0) {
    const down = downPayment > 0 ? ` and ${usdWhole(downPayment)} is the smallest down payment` : '';
    const kept = reserve > 0 ? `, counting ${usdWhole(reserve)} in reserve` : '';
    return `${goes}${down}. You’re about ${usdWhole(short)} short${kept}.`;
  }
  return `${goes} and ${usdWhole(inBank)} stays in the bank. ${usdWhole(downPayment)} is your down payment.`;
}
