import { check } from './check';
import { ratesSchema } from './schema-rates';

/**
 * The sample rate that worked examples use, in percent a year; an example says beside it that it is not an offer.
 * It equals the start value of the calculators, so a reader can check each sum there.
 */
export const exampleRatePercent = 6.5;

/** The rate rows of the home page: rates and annual percentage rates in percent, terms in years. */
export const rates = check('content/rates.ts', ratesSchema, {
  sample: true,
  asOf: '2024-11-25',
  expires: '2024-12-02',
  expiredText: 'Example, not today’s rate.',
  note: 'Sample rates. Payments are approximate and are not a quote or an offer to lend. Your rate depends on credit, property and program. Taxes and insurance are not included.',
  defaultLoanAmount: 100000,
  rows: [
    { id: 'fixed30', label: '30 Yr Fxd', termYears: 30, ratePercent: 6.196, aprPercent: 6.272 },
    { id: 'fixed30Fha', label: '30 Yr Fxd FHA', termYears: 30, ratePercent: 5.458, aprPercent: 6.551 },
    { id: 'fixed15', label: '15 Yr Fxd', termYears: 15, ratePercent: 5.521, aprPercent: 5.649 },
  ],
});
