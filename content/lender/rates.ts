import { fact, figureOf } from '@/content/facts/facts';
import { ratesSchema } from '@/content/lender/rates-schema';
import { checkFile } from '@/content/schema/check';
import { buildDay, dayInWords } from '@/content/schema/dates';
import { aprText, exampleChargesPercent } from '@/lib/mortgage/apr';
import { rateRowApr, ratesLoanAmount } from '@/lib/mortgage/rate-rows';
import { percentText } from '@/lib/numbers/format';
import rateFile from './rates.json' with { type: 'json' };

/** The rate for worked examples, in percent a year: a national average with its date. */
export const exampleRatePercent = figureOf('exampleRate');

export const exampleRateDay = dayInWords(fact('exampleRate').asOf);

/** The same day's average for 15-year loans, which are surveyed separately. */
export const exampleRate15Percent = figureOf('exampleRate15');

/** The lender’s current rates, written by `npm run rates` or the editor. */
export const rates = checkFile('content/lender/rates.json', ratesSchema, rateFile);

/** The lender’s own 30-year rate; undefined if none is published. Pages omit it once it has expired. */
export const ownRate = rates.rows
  .filter(({ id }) => id === 'fixed30')
  .map(({ ratePercent, aprPercent }) => ({
    ratePercent,
    expires: rates.expires,
    text: `Our own 30-year rate of ${dayInWords(rates.asOf)} is there already: ${percentText(ratePercent)}, APR ${aprText(aprPercent)}. There’s nothing to wait for: ask what yours would be.`,
  }))[0];

export const publishedOwnRate = buildDay() <= rates.expires ? ownRate : undefined;

export const fixedRows = rates.rows.filter(({ arm }) => !arm);

/** The same kinds of loan at the example rates, with the lender’s charges used in examples. */
export const exampleRows = fixedRows.map(({ loanDollars: _own, ...row }) => {
  const priced = {
    ...row,
    ratePercent: row.termYears === 15 ? exampleRate15Percent : exampleRatePercent,
    pointsPercent: exampleChargesPercent,
    feesDollars: 0,
  };
  const aprPercent = rateRowApr(ratesLoanAmount, priced);
  if (aprPercent === null) throw new Error(`content/lender/rates.json: ${row.id} has no APR at the example rate.`);
  return { ...priced, aprPercent };
});
