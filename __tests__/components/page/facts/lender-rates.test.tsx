import { render, screen, within } from '@testing-library/react';
import { LenderRates } from '@/components/page/facts/lender-rates';
import { buildDay } from '@/content/schema/dates';
import { statementsWithoutTerms, wordsIn } from '@/scripts/release/loan-terms';

jest.mock('@/content/schema/dates', () => ({ ...jest.requireActual('@/content/schema/dates'), buildDay: jest.fn() }));
jest.mock('@/content/lender/rates', () => {
  const actual = jest.requireActual('@/content/lender/rates');
  const { sampleArm } = jest.requireActual('@/__tests__/helpers/sample-arm');
  const arm = {
    id: 'arm-5-6',
    label: '5/6 ARM',
    loanDollars: 300_000,
    termYears: 30,
    ratePercent: 5.5,
    pointsPercent: 0.5,
    feesDollars: 1500,
    aprPercent: 7.205,
    arm: { ...sampleArm, indexPercent: 5.25 },
  };
  return { ...actual, rates: { ...actual.rates, rows: [...actual.rates.rows, arm] } };
});

const on = (day: string) => jest.mocked(buildDay).mockReturnValue(day);

test('each rate has its own loan with APR, points, fees and payments, and an adjustable one the legally required disclosures', () => {
  on('2024-11-26');
  const { container } = render(<LenderRates />);
  const rows = within(screen.getByRole('table', { name: 'Our rates of November 25, 2024' })).getAllByRole('row');
  expect(rows.map((row) => wordsIn(row))).toEqual([
    'Loan Rate APR Points Fees',
    '30 Yr Fxd, $100,000 6.196% 6.272% 0 $800.00',
    '30 Yr Fxd FHA, $100,000 5.458% 6.551% 2 $1,938.00',
    '15 Yr Fxd, $100,000 5.521% 5.649% 0 $826.00',
    '5/6 ARM, $300,000 5.5% 7.205% 0.5 $1,500.00',
  ]);
  const before = wordsIn(container).split('Our rates of November 25, 2024 Loan')[0];
  expect(before).toContain('The Federal Housing Administration insures FHA loans.');
  expect(before).toContain('An ARM is an adjustable rate mortgage.');
  expect(before).not.toContain('Veterans');
  // These payments were computed month by month without the site's code.
  expect(wordsIn(container)).toContain(
    '5/6 ARM: the rate may rise after closing. It is 5.5% for 5 years: 60 payments of $1,703.37. Then it follows an index, the 30-day average of SOFR, plus a margin of 3 points, and changes every 6 months: by 2 points at most at the first change, by 1 at each later one, and to 5 points above the first rate in all. With that day’s index, 5.25%, that makes 6 of $2,049.83 at 7.5%, 294 of $2,185.29 at 8.25%, which the APR counts. The worst case is 10.5% and $2,605.20 a month after 78 payments.',
  );
  expect(statementsWithoutTerms(container)).toEqual([]);
});

test('expired rates are not shown', () => {
  on('2024-12-03');
  const { container } = render(<LenderRates />);
  expect(container).toBeEmptyDOMElement();
});
