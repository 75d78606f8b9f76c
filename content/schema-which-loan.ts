import { z } from 'zod';

const text = z.string().trim().min(1, 'write a text');
const fragment = z.string().regex(/^[a-z][a-z0-9-]*$/, 'write the id in lower case, with hyphens');
const points = z.array(text).min(2, 'write at least two points').readonly();

/** The loan guide: the stay table and the comparisons. */
export const whichLoanSchema = z.strictObject({
  stayHeading: text,
  stayColumns: z.tuple([text, text]),
  stay: z
    .array(
      z.strictObject({
        years: text,
        /** Years, for the chart; `to` is null when the row is open. */
        from: z.number().min(0),
        to: z.number().positive().nullable(),
        loans: text,
      }),
    )
    .readonly(),
  advantagesLabel: text,
  disadvantagesLabel: text,
  applyLabel: text,
  comparisons: z
    .array(
      z.strictObject({
        id: fragment,
        name: text,
        summary: text,
        /** A sentence below the summary, for what has changed in the market. */
        note: text.optional(),
        advantages: points,
        disadvantages: points,
      }),
    )
    .length(7, 'write the seven comparisons')
    .readonly(),
  end: z.strictObject({ text, label: text, path: text }),
});
