import { z } from 'zod';
import { figureOf } from '@/content/facts/facts';
import { aprDifference, aprTolerance, type SheetRow, sheetApr, sheetLoan } from '@/lib/mortgage/rate-sheet';
import { usdWhole } from '@/lib/numbers/format';
import { day, id, text } from '../schema/check';

const percent = z
  .number('write a percent as a number')
  .min(0, 'write a percent from 0 to 100')
  .max(100, 'write a percent from 0 to 100');
const dayLength = 86_400_000;

const dollars = z.number('write dollars as a number').min(0, 'write dollars from 0 up');
const years = z.number('write whole years').int('write whole years').positive('write whole years');
const months = z.number('write whole months').int('write whole months').positive('write whole months');

/** How an adjustable rate moves after the fixed years; caps and margin in percentage points. */
const armSchema = z.strictObject({
  /** The name of the index for use in a sentence: `the 30-day average of SOFR`. */
  index: text,
  indexPercent: percent,
  marginPoints: percent,
  fixedYears: years,
  changeMonths: months,
  firstCapPoints: percent,
  laterCapPoints: percent,
  lifeCapPoints: percent,
});

/** One row: a loan rate available on the day of the rows, and its cost. */
export const rateRowSchema = z
  .strictObject({
    id,
    label: text,
    /** The loan amount for fees and APR, in dollars; 100,000 if omitted. */
    loanDollars: dollars.positive('write dollars above 0').optional(),
    termYears: years,
    ratePercent: percent,
    /** Points in percent of the loan. */
    pointsPercent: percent,
    /** The other prepaid finance charges, in dollars. */
    feesDollars: dollars,
    aprPercent: percent,
    /** The mortgage insurance premium of every loan of this kind, such as FHA's, in percent of the loan. */
    premium: z.strictObject({ upfrontPercent: percent, yearlyPercent: percent }).optional(),
    /** Only for an adjustable rate, which appears on the rates page but not on the home page. */
    arm: armSchema.optional(),
  })
  .refine(({ arm, termYears }) => !arm || arm.fixedYears < termYears, {
    path: ['arm', 'fixedYears'],
    error: 'write fewer years than the loan has; without an adjustable part leave arm out',
  })
  .refine(({ arm, premium }) => !arm || !premium, {
    path: ['premium'],
    error: 'leave it out of an adjustable rate: its APR is computed without a premium',
  })
  .refine((row) => aprDifference(row) <= aprTolerance, {
    path: ['aprPercent'],
    error: ({ input }) => {
      const row = input as SheetRow;
      return `the APR of this rate, these points and these fees on a loan of ${usdWhole(sheetLoan(row).principal)} is ${sheetApr(row)?.toFixed(3) ?? 'none'}; correct the APR or what it is computed from`;
    },
  });

/** The rate rows; they may be current for at most seven days. */
export const ratesSchema = z
  .strictObject({
    /** True while the rows are samples; `npm run release` refuses until it is false. */
    sample: z.boolean(),
    /** The source of the rates, such as the name and date of a rate sheet. */
    source: text,
    asOf: day,
    expires: day,
    rows: z
      .array(rateRowSchema)
      .refine(
        (rows) => rows.some(({ arm }) => !arm),
        'write at least one row with a fixed rate: the home page shows those',
      ),
  })
  .refine(({ asOf, expires }) => (Date.parse(expires) - Date.parse(asOf)) / dayLength <= figureOf('rateRowDays'), {
    path: ['expires'],
    error: `write a day at most ${figureOf('rateRowDays')} days after asOf`,
  });
