import { z } from 'zod';
import { aprDifference, aprTolerance, rateRowApr, ratesLoanAmount } from '@/lib/mortgage/rate-rows';
import { day, id, text } from './check';
import { figureOf } from './facts';

const percent = z
  .number('write a percent as a number')
  .min(0, 'write a percent from 0 to 100')
  .max(100, 'write a percent from 0 to 100');
const dayLength = 86_400_000;

/** One row: the rate of a loan that can be had on the day of the rows, and what it costs to get it. */
export const rateRowSchema = z
  .strictObject({
    id,
    label: text,
    termYears: z.number('write whole years').int('write whole years').positive('write whole years'),
    ratePercent: percent,
    /** Points as a percent of the loan. */
    pointsPercent: percent,
    /** The other prepaid finance charges of a loan of `ratesLoanAmount`, in dollars. */
    feesDollars: z.number('write dollars as a number').min(0, 'write dollars from 0 up'),
    aprPercent: percent,
    /** The mortgage insurance premium that every loan of this kind has, such as FHA's, in percent of the loan. */
    premium: z.strictObject({ upfrontPercent: percent, yearlyPercent: percent }).optional(),
  })
  .refine((row) => aprDifference(row) <= aprTolerance, {
    path: ['aprPercent'],
    error: ({ input }) =>
      `the APR of this rate, these points and these fees on a loan of $${ratesLoanAmount.toLocaleString('en-US')} is ${rateRowApr(input as RateRowEntry)?.toFixed(3) ?? 'none'}; correct the APR or what it is computed from`,
  });
type RateRowEntry = Parameters<typeof rateRowApr>[0];

/** The rate rows; they may be current for seven days at most. */
export const ratesSchema = z
  .strictObject({
    /** True while the rows are samples; `npm run release` refuses until it is false. */
    sample: z.boolean(),
    /** Where the rates come from, such as the name and day of a rate sheet. */
    source: text,
    asOf: day,
    expires: day,
    rows: z.array(rateRowSchema).min(1, 'write at least one row'),
  })
  .refine(({ asOf, expires }) => (Date.parse(expires) - Date.parse(asOf)) / dayLength <= figureOf('rateRowDays'), {
    path: ['expires'],
    error: `write a day at most ${figureOf('rateRowDays')} days after asOf`,
  });
