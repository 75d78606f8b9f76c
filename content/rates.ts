import { checkFile } from './check';
import { dayInWords } from './dates';
import { fact, figureOf } from './facts';
import rateFile from './lender/rates.json' with { type: 'json' };
import { ratesSchema } from './schema-rates';

/** The rate that worked examples use, in percent a year: a national average with its day. */
export const exampleRatePercent = figureOf('exampleRate');

/** The day of that rate in words. */
export const exampleRateDay = dayInWords(fact('exampleRate').asOf);

/** The rate as an example prints it: `7.4%, the national average of October 8, 2026 (an example, not an offer)`. */
export const exampleRateWords = `${fact('exampleRate').text}, the national average of ${exampleRateDay} (an example, not an offer)`;

/** The rate rows of the home page, which `npm run rates` writes. */
export const rates = checkFile('content/lender/rates.json', ratesSchema, rateFile);

/** The words around the rate rows. */
export const rateWords = {
  note: 'Payments are approximate and are not a quote or an offer to lend. Your rate depends on credit, property and program. Taxes and insurance are not included: your actual payment will be higher.',
  /** In place of each figure once the rows have expired. */
  ask: { label: 'Ask for today’s rate', path: '/quick-quote' },
  /** Before the day of the rows that have expired. */
  were: 'What these were on',
} as const;
