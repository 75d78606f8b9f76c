import { sampleArm } from '@/__tests__/helpers/sample-arm';
import { ratesCommand } from '@/scripts/rates/command';

const heading =
  'id,label,term_years,rate_percent,points_percent,fees_dollars,apr_percent,upfront_premium_percent,yearly_premium_percent';
const thirty = 'fixed30,30 Yr Fxd,30,6.196%,0,$800,6.272,,';
const fha = 'fixed30-fha,30 Yr Fxd FHA,30,5.458,2,"1,938",6.551,1.75,0.55';
const words = ['today.csv', '--source', 'Rate sheet of November 20, 2026'];

function run(sheet: string, more: readonly string[] = []) {
  return ratesCommand([...words, ...more], { read: () => sheet, day: '2026-11-20' });
}

test('a valid sheet becomes rows that are current for seven days', () => {
  const { rates, dry, text } = run([heading, thirty, fha, ''].join('\r\n'));
  expect(rates).toMatchObject({
    sample: false,
    source: 'Rate sheet of November 20, 2026',
    asOf: '2026-11-20',
    expires: '2026-11-27',
    rows: [
      { id: 'fixed30', termYears: 30, ratePercent: 6.196, pointsPercent: 0, feesDollars: 800, aprPercent: 6.272 },
      { id: 'fixed30-fha', feesDollars: 1938, premium: { upfrontPercent: 1.75, yearlyPercent: 0.55 } },
    ],
  });
  expect(dry).toBe(false);
  expect(text).toBe('Written to content/lender/rates.json: commit it. 2 rows of 2026-11-20, current until 2026-11-27.');
});

const armHeading = `${heading},loan_dollars,arm_index,arm_index_percent,arm_margin_points,arm_fixed_years,arm_change_months,arm_first_cap_points,arm_later_cap_points,arm_life_cap_points`;
const arm = 'arm-5-6,5/6 ARM,30,6.125,0.5,1500,6.555,,,"300,000",the 30-day average of SOFR,3.68,3,5,6,2,1,5';

test('a row can have a loan amount, and an adjustable rate has an index, a margin and caps', () => {
  const { rates } = run([armHeading, `${thirty},,,,,,,,,`, arm].join('\n'));
  expect(rates?.rows[0]).not.toHaveProperty('arm');
  expect(rates?.rows[1]).toMatchObject({
    loanDollars: 300_000,
    aprPercent: 6.555,
    arm: sampleArm,
  });
});

test.each([
  [
    'with the APR of a fixed rate',
    arm.replace('6.555', '6.303'),
    /aprPercent: the APR .* on a loan of \$300,000 is 6\.555; correct/,
  ],
  ['without a cap', arm.replace(',1,5', ',,5'), /Line 3: arm_later_cap_points: “” is not a number/],
  ['without an index', arm.replace('the 30-day average of SOFR', ''), /arm\.index: write a text/],
  [
    'that is fixed for its whole term',
    arm.replace('3.68,3,5,', '3.68,3,30,'),
    /arm\.fixedYears: write fewer years than the loan has/,
  ],
  ['with a premium', arm.replace(',,,', ',1.75,0.55,'), /premium: leave it out of an adjustable rate/],
])('an adjustable rate %s is refused with a fix', (_, line, sentence) => {
  const { rates, text } = run([armHeading, `${thirty},,,,,,,,,`, line].join('\n'));
  expect(rates).toBeUndefined();
  expect(text).toMatch(sentence);
});

test('a sheet without a fixed rate, which the home page shows, is refused', () => {
  expect(run([armHeading, arm].join('\n')).text).toContain('rows: write at least one row with a fixed rate');
});

test('a dry run checks the sheet and writes nothing', () => {
  const { dry, text } = run([heading, thirty].join('\n'), ['--dry-run', '--as-of', '2026-11-18']);
  expect(dry).toBe(true);
  expect(text).toBe('Checked, nothing written. 1 rows of 2026-11-18, current until 2026-11-25.');
});

test.each([
  [
    'an APR too far from the computed one',
    thirty.replace('6.272', '6.1'),
    [],
    /aprPercent: the APR .* is 6\.272; correct/,
  ],
  ['a rate that is not a number', thirty.replace('6.196%', 'six'), [], /Line 2: rate_percent: “six” is not a number/],
  ['an empty figure', thirty.replace('6.272', ''), [], /Line 2: apr_percent: “” is not a number/],
  ['a rate over 100', thirty.replace('6.196%', '619.6'), [], /ratePercent: write a percent from 0 to 100/],
  ['half a year', thirty.replace(',30,', ',7.5,'), [], /termYears: write whole years/],
  ['a row without a label', thirty.replace('30 Yr Fxd', ''), [], /label: write a text/],
  ['the same id twice', `${thirty}\n${thirty}`, [], /Two lines have the id fixed30/],
  ['an empty sheet', '', [], /There is no line of rates/],
  ['a day that does not exist', thirty, ['--as-of', '2026-13-45'], /asOf|Invalid/],
  ['an unknown option', thirty, ['--fast'], /--fast/],
])('%s is refused with a fix', (_, line, more, sentence) => {
  const { rates, text } = run(`${heading}\n${line}`, more);
  expect(rates).toBeUndefined();
  expect(text).toMatch(sentence);
});

test('missing and unknown columns are listed', () => {
  const { rates, text } = run('id,label,rate\nx,X,6');
  expect(rates).toBeUndefined();
  expect(text).toContain('There is no column term_years; add it.');
  expect(text).toContain('There is an unknown column rate; remove it.');
});

test('without a file or a source the command prints its usage', () => {
  const given = { read: () => '', day: '2026-11-20' };
  expect(ratesCommand([], given).text).toMatch(/^Usage: /);
  expect(ratesCommand(['a.csv'], given).text).toMatch(/^Usage: /);
});

test('a file that cannot be read is refused with the reason', () => {
  const read = () => {
    throw new Error('ENOENT: no such file');
  };
  const { rates, text } = ratesCommand(words, { read, day: '2026-11-20' });
  expect(rates).toBeUndefined();
  expect(text).toContain('no such file');
});
