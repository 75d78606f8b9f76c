import { z } from 'zod';
import { check, text } from './check';

/** One row of the federal model form: a reason to share, whether the lender does, and whether a person can limit it. */
const reason = z
  .strictObject({
    reason: text,
    shares: z.boolean(),
    /** `not shared` where there is nothing to limit. */
    limit: z.enum(['yes', 'no', 'not shared'], 'write yes, no or not shared'),
  })
  .refine(({ shares, limit }) => shares === (limit !== 'not shared'), {
    path: ['limit'],
    error: 'write not shared exactly where shares is false',
  });

const privacySchema = z.strictObject({
  /** True until the lender has compared every answer with what it does; `npm run release` refuses until it is false. */
  sample: z.boolean(),
  reasons: z.array(reason).length(7, 'answer all seven reasons of the federal model form'),
  affiliates: text,
  nonaffiliates: text,
  jointMarketing: text,
});

/**
 * What the lender does with the information of people who get a loan, in the order of the federal model privacy form
 * (Regulation P, 12 CFR 1016, appendix). The answers are samples: compare each with what the company does, then set
 * `sample` to false.
 */
export const privacy = check('content/privacy.ts', privacySchema, {
  sample: true,
  reasons: [
    {
      reason:
        'For our everyday business purposes: to process your loan and your payments, answer courts and regulators, and report to credit bureaus',
      shares: true,
      limit: 'no',
    },
    { reason: 'For our marketing purposes: to offer our loans to you', shares: true, limit: 'no' },
    { reason: 'For joint marketing with other financial companies', shares: false, limit: 'not shared' },
    {
      reason: 'For our affiliates’ everyday business purposes: information about your transactions and experiences',
      shares: false,
      limit: 'not shared',
    },
    {
      reason: 'For our affiliates’ everyday business purposes: information about your creditworthiness',
      shares: false,
      limit: 'not shared',
    },
    { reason: 'For our affiliates to market to you', shares: false, limit: 'not shared' },
    { reason: 'For nonaffiliates to market to you', shares: false, limit: 'not shared' },
  ],
  affiliates: 'We have no affiliates.',
  nonaffiliates: 'We do not share with nonaffiliates so that they can market to you.',
  jointMarketing: 'We do not market jointly with other financial companies.',
});

const limits = { yes: 'Yes', no: 'No', 'not shared': 'We don’t share' } as const;

/** The rows of the table of reasons as the page prints them. */
export const sharingRows = privacy.reasons.map(({ reason, shares, limit }) => ({
  reason,
  shares: shares ? 'Yes' : 'No',
  limit: limits[limit],
}));
