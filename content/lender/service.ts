import { z } from 'zod';
import { checkFile, text } from '@/content/schema/check';
import { listText } from '@/lib/calculators/words';
import serviceFile from './service.json' with { type: 'json' };

export const serviceSchema = z.strictObject({
  /** True until the lender has confirmed every answer below; `npm run release` refuses until it is false. */
  sample: z.boolean(),
  complaints: z.strictObject({
    /** Who answers a complaint; not the person it is about. */
    person: text,
    role: text,
    /** The time within which the lender acknowledges a complaint: `2 business days`. */
    heardWithin: text,
    /** The time within which it answers in writing. */
    answeredWithin: text,
  }),
  /** The languages in which the lender's own staff can discuss a loan. */
  languages: z.array(text).min(1, 'name at least one language'),
  /** Whether the lender provides an interpreter for other languages, at no cost to the borrower. */
  interpreter: z.boolean(),
});

export const service = checkFile('content/lender/service.json', serviceSchema, serviceFile);

export const languagesText = [
  `We can talk about your loan in ${listText(service.languages)}.`,
  service.interpreter
    ? 'For any other language we’ll bring an interpreter onto the call. It costs you nothing.'
    : 'We have no interpreter, so you’re welcome to bring someone you trust.',
].join(' ');
