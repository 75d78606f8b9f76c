import type { FactEntry } from '../schema';

const history = {
  name: 'Fannie Mae Selling Guide B3-3.2-01, underwriting factors for a self-employed borrower',
  url: 'https://selling-guide.fanniemae.com/sel/b3-3.2-01/underwriting-factors-and-documentation-self-employed-borrower',
};
const fhaIncome = {
  name: 'HUD Handbook 4000.1, II.A.4, self-employment income',
  url: 'https://www.hud.gov/hud-partners/single-family-handbook-4000-1',
};

/** Income from a business of one’s own. */
export const selfEmployedFacts = [
  {
    id: 'selfEmployedYears',
    value: 2,
    text: '2 years',
    what: 'The history of self-employment that lenders usually ask for.',
    source: history,
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'selfEmployedLeastMonths',
    value: 12,
    text: '12 months',
    what: 'The shortest history of self-employment that can do, with a record of earlier income of the same kind.',
    source: history,
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'selfEmployedOneReturnYears',
    value: 5,
    text: '5 years',
    what: 'The age of a business from which one year of tax returns can do for a conventional loan.',
    source: history,
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'selfEmployedFall',
    value: 20,
    text: '20%',
    what: 'The fall of income from a business over the years under review above which FHA asks a person, not a computer, to underwrite the loan.',
    source: fhaIncome,
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
] as const satisfies readonly FactEntry[];
