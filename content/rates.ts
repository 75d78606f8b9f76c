import { checkFile } from './check';
import rateFile from './lender/rates.json' with { type: 'json' };
import { ratesSchema } from './schema-rates';

/**
 * The sample rate that worked examples use, in percent a year; an example says beside it that it is not an offer.
 * It equals the start value of the calculators, so a reader can check each sum there.
 */
export const exampleRatePercent = 6.5;

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
