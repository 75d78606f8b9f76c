import { monthNames } from '@/lib/day';
import type { MyNumbers } from '@/lib/my-numbers';
import { percentText, usdWhole } from '@/lib/numbers/format';

/** One number in the strip. `wide` is left out on a phone; `spoken` is for screen readers only. */
export type NumbersLine = {
  readonly id: keyof MyNumbers;
  readonly figure: string;
  readonly words?: string;
  readonly wide?: string;
  readonly spoken?: string;
};

/** "2027-04-30" as "April 30". */
function shortDay(day: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${monthNames[month - 1]} ${date}`;
}

function downLine({ downPayment, downPercent }: MyNumbers): readonly NumbersLine[] {
  if (downPercent !== undefined) return [{ id: 'downPercent', figure: percentText(downPercent), words: 'down' }];
  return downPayment === undefined ? [] : [{ id: 'downPayment', figure: usdWhole(downPayment), words: 'down' }];
}

/** The visitor's numbers in display order, without the missing ones and the term. */
export function linesOf(numbers: MyNumbers): readonly NumbersLine[] {
  const { price, county, ratePercent, annualIncome, monthlyDebts, balance, closingDay } = numbers;
  const lines: readonly (NumbersLine | undefined)[] = [
    price === undefined ? undefined : { id: 'price', figure: usdWhole(price), words: 'home' },
    ...downLine(numbers),
    county === undefined ? undefined : { id: 'county', figure: county, wide: 'County' },
    ratePercent === undefined ? undefined : { id: 'ratePercent', figure: percentText(ratePercent), spoken: 'rate' },
    annualIncome === undefined ? undefined : { id: 'annualIncome', figure: usdWhole(annualIncome), words: 'income' },
    monthlyDebts === undefined
      ? undefined
      : { id: 'monthlyDebts', figure: monthlyDebts > 0 ? usdWhole(monthlyDebts) : 'No', words: 'debts' },
    closingDay === undefined ? undefined : { id: 'closingDay', figure: shortDay(closingDay), words: 'closing' },
    balance === undefined ? undefined : { id: 'balance', figure: usdWhole(balance), words: 'still owed' },
  ];
  return lines.filter((line) => line !== undefined);
}
