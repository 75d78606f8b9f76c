import { z } from 'zod';
import { checkFile, text } from '@/content/schema/check';
import privacyFile from './privacy.json' with { type: 'json' };

/** The lender's answer about a reason to share. If it does not share, there is nothing to limit. */
const answer = z
  .strictObject({ shares: z.boolean('write true or false'), canLimit: z.boolean('write true or false').optional() })
  .refine(({ shares, canLimit }) => !shares || canLimit !== undefined, {
    path: ['canLimit'],
    error: 'write true or false where shares is true',
  })
  .refine(({ shares, canLimit }) => shares || !canLimit, {
    path: ['canLimit'],
    error: 'nobody can limit what you don’t share; write false, or leave it out',
  });

export const privacySchema = z.strictObject({
  /** True until the lender has compared every answer with its practice; `npm run release` refuses until it is false. */
  sample: z.boolean(),
  revised: z.string().regex(/^[A-Z][a-z]+ \d{4}$/, 'write the month as November 2026'),
  /** The seven reasons of the federal model form. */
  sharing: z.strictObject({
    everyday: answer,
    marketing: answer,
    jointMarketing: answer,
    affiliatesTransactions: answer,
    affiliatesCreditworthiness: answer,
    affiliatesMarketing: answer,
    nonaffiliatesMarketing: answer,
  }),
  affiliates: text,
  nonaffiliates: text,
  jointMarketing: text,
});

/**
 * How the lender uses the information of people who get a loan. The words around the answers are those of the federal
 * model privacy form (Regulation P, 12 CFR 1016, appendix), whose safe harbor requires them word for word.
 */
export const privacy = checkFile('content/lender/privacy.json', privacySchema, privacyFile);

type Reason = keyof typeof privacy.sharing;

/** `Yes` or `No`: whether the lender shares for a reason. */
export function sharesFor(reason: Reason): string {
  return privacy.sharing[reason].shares ? 'Yes' : 'No';
}

/** Whether a person can limit sharing for a reason, in the words of the model form. */
export function limitFor(reason: Reason): string {
  const { shares, canLimit } = privacy.sharing[reason];
  if (!shares) return 'We don’t share';
  return canLimit ? 'Yes' : 'No';
}
