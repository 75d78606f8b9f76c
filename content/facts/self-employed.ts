import type { FactEntry } from '@/content/schema/lender';

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
    what: 'Usual history of self-employment',
    source: history,
    asOf: '2026-11-22',
    expires: '2027-10-15',
  },
  {
    id: 'selfEmployedLeastMonths',
    value: 12,
    text: '12 months',
    what: 'Shortest history, with earlier income of the same kind',
    source: history,
    asOf: '2026-11-22',
    expires: '2027-10-15',
  },
  {
    id: 'selfEmployedOneReturnYears',
    value: 5,
    text: '5 years',
    what: 'Age of a business at which one return can do, conventional',
    source: history,
    asOf: '2026-11-22',
    expires: '2027-10-15',
  },
  {
    id: 'selfEmployedFall',
    value: 20,
    text: '20%',
    what: 'Fall of business income above which FHA asks for manual underwriting',
    source: fhaIncome,
    asOf: '2026-11-22',
    expires: '2027-08-05',
  },
] as const satisfies readonly FactEntry[];
