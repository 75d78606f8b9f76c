import { z } from 'zod';
import { day, text } from './check';
import { figureOf } from './facts';

const percent = z.number().min(0, 'write a percent from 0 to 100').max(100, 'write a percent from 0 to 100');
const dayLength = 86_400_000;

/** The rate rows; they may be current for seven days at most. */
export const ratesSchema = z
  .strictObject({
    /** True while the rows are samples; `npm run release` refuses until it is false. */
    sample: z.boolean(),
    asOf: day,
    expires: day,
    /** Printed beside the rows once `expires` has passed. */
    expiredText: text,
    note: text,
    defaultLoanAmount: z.number().positive('write an amount above 0'),
    rows: z
      .array(
        z.strictObject({
          id: text,
          label: text,
          termYears: z.number().int('write whole years').positive('write whole years'),
          ratePercent: percent,
          aprPercent: percent,
        }),
      )
      .min(1, 'write at least one row'),
  })
  .refine(({ asOf, expires }) => (Date.parse(expires) - Date.parse(asOf)) / dayLength <= figureOf('rateRowDays'), {
    path: ['expires'],
    error: `write a day at most ${figureOf('rateRowDays')} days after asOf`,
  });
