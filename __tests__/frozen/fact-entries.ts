import { factEntries as real } from '../../content/facts/fact-entries';

/** Fixed market figures for unit tests; those in content/facts/market.csv change each month. */
const market = [
  {
    id: 'exampleRate',
    value: 7.4,
    text: '7.4%',
    what: 'The average rate of a 30-year fixed loan in the United States, which our examples use.',
    source: {
      name: 'Freddie Mac, Primary Mortgage Market Survey of October 8, 2026',
      url: 'https://www.freddiemac.com/pmms',
    },
    asOf: '2026-10-08',
    expires: '2026-11-07',
    read: 'copy',
  },
  {
    id: 'exampleRate15',
    value: 6.73,
    text: '6.73%',
    what: 'The average rate of a 15-year fixed loan in the United States.',
    source: {
      name: 'Freddie Mac, Primary Mortgage Market Survey of October 8, 2026',
      url: 'https://www.freddiemac.com/pmms',
    },
    asOf: '2026-10-08',
    expires: '2026-11-07',
    read: 'copy',
  },
  {
    id: 'armIndex',
    value: 3.68,
    text: '3.68%',
    what: 'The 30-day average of SOFR, the index of the adjustable loan in our example.',
    source: {
      name: 'Federal Reserve Bank of New York, SOFR averages of September 21, 2026',
      url: 'https://www.newyorkfed.org/markets/reference-rates/sofr-averages-and-index',
    },
    asOf: '2026-09-21',
    expires: '2026-10-21',
    read: 'copy',
  },
] as const;

export const factEntries = { ...real, market } as const;
