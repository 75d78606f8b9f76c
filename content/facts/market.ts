import type { FactEntry } from '@/content/schema/lender';

/** Figures of the market that examples use until the lender enters its own rates. They may stand for thirty days. */
export const marketFacts = [
  {
    id: 'exampleRate',
    value: 7.4,
    text: '7.4%',
    what: 'Average 30-year fixed rate in the United States, used in our examples',
    source: {
      name: 'Freddie Mac, Primary Mortgage Market Survey of October 8, 2026',
      url: 'https://www.freddiemac.com/pmms',
    },
    asOf: '2026-10-08',
    expires: '2026-11-07',
  },
  {
    id: 'armIndex',
    value: 3.68,
    text: 'about 3.68%',
    what: '30-day average of SOFR, index of our adjustable example',
    source: {
      name: 'Federal Reserve Bank of New York, SOFR averages of September 21, 2026',
      url: 'https://www.newyorkfed.org/markets/reference-rates/sofr-averages-and-index',
    },
    asOf: '2026-09-21',
    expires: '2026-10-21',
  },
] as const satisfies readonly FactEntry[];
