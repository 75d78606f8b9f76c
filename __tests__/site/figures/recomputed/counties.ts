import { type Amount, aprText, dollars, Exact, percentOf } from '@/__tests__/helpers/regulation-z';
import { downPayment, month } from '@/__tests__/lib/buying/reference';
import { counties } from '@/content/ohio/counties';
import { conventional, now, type Recomputed } from './examples';

/** Whole dollars that add up to their rounded total: the loan or its insurance absorbs the rounding difference. */
function adding(parts: readonly Amount[]): readonly string[] {
  const exact = parts.map((part) => new Exact(part));
  const whole = exact.map((part) => part.round());
  const total = exact.reduce((sum, part) => sum.plus(part), new Exact(0)).round();
  const missing = total.minus(whole.reduce((sum, part) => sum.plus(part), new Exact(0))).toNumber();
  const off = exact.map((part, place) =>
    part
      .minus(whole[place] ?? 0)
      .times(Math.sign(missing))
      .toNumber(),
  );
  const order = [0, 1].filter((place) => !exact[place]?.isZero());
  order.sort((a, b) => (off[b] ?? 0) - (off[a] ?? 0));
  for (const place of order.slice(0, Math.abs(missing)))
    whole[place] = (whole[place] ?? new Exact(0)).plus(Math.sign(missing));
  return [...whole, total].map((amount) => dollars(amount));
}

/** A home's payment: loan, mortgage insurance, monthly tax, insurance at half a percent a year, and their total. */
const paymentParts = (loan: ReturnType<typeof conventional>, price: Amount, tax: Amount) =>
  adding([loan.level, loan.premium, tax, percentOf('0.5', price).div(12)]);

/** The example on the page for first homes: the median county, 3 % down. */
function firstHome() {
  const middle = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return ((sorted[43] ?? 0) + (sorted[44] ?? 0)) / 2;
  };
  const price = middle(counties.map(({ medianValue }) => medianValue));
  const loan = conventional(price, 3);
  const tax = percentOf(middle(counties.map(({ ratePercent }) => ratePercent)), price).div(12);
  const [level, premium, taxes, insurance, total] = paymentParts(loan, price, tax);
  return [
    loan.terms,
    `Principal and interest ${level} Mortgage insurance, for a score of 700 to 719 ${premium} Property tax ${taxes} Homeowner’s insurance, assumed ${insurance} Whole payment ${total}`,
    `about 760 you’d pay ${dollars(conventional(price, 3, 760).premium)} a month for it. With about 660 it’s ${dollars(conventional(price, 3, 660).premium)}`,
  ];
}

/** A county's monthly tax on a home at a price, from its two medians. */
const countyTax = ({ medianTax, medianValue }: (typeof counties)[number], price: Amount) =>
  new Exact(medianTax).times(price).div(medianValue).div(12);

function purchase() {
  const franklin = counties.find(({ name }) => name === 'Franklin');
  if (!franklin) throw new Error('There is no Franklin County.');
  const loan = conventional(250000, 5);
  const [level, premium, tax, insurance, total] = paymentParts(loan, 250000, countyTax(franklin, 250000));
  return [
    `30 years at ${now}% ${level} Property tax at the county’s median rate ${tax}`,
    `of the price a year ${insurance}`,
    `for ${loan.end} months ${premium} Total ${total}`,
    loan.terms,
  ];
}

/**
 * The highest price in hundreds whose full payment is within a monthly amount, with closing and a month’s reserve paid
 * from $50,000.
 */
function priceWithin(amount: Amount, name: string): number {
  const household = { income: 75_000, debts: 300, saved: 50_000, reserve: 1, county: name, minDown: 5, rate: now };
  let [fits, fails] = [0, 10_000];
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    const price = 100 * middle;
    if (month(price, downPayment(price, household), household).total.lte(amount.toString())) fits = middle;
    else fails = middle;
  }
  return 100 * fits;
}

/** A county's median home with three down payments, taxed at the ratio of its two medians. */
function county(entry: (typeof counties)[number]) {
  const { medianValue, name } = entry;
  const homes = [5, 10, 20].map((down) => conventional(medianValue, down));
  const columns = homes.map((home) => paymentParts(home, medianValue, countyTax(entry, medianValue)));
  const rows = [
    'Principal and interest',
    'Mortgage insurance',
    'Property tax',
    'Homeowner’s insurance',
    'Whole payment a month',
  ];
  return [
    rows.map((row, place) => `${row} ${columns.map((column) => column[place]).join(' ')}`).join(' '),
    `APR ${homes.map(({ apr }) => aprText(apr)).join(' ')}`,
    ...homes.map((each) => each.terms),
    `about ${dollars(priceWithin(percentOf(28, 6250), name))} is comfortable and about ${dollars(priceWithin(percentOf(43, 6250).minus(300), name))} is a stretch`,
  ];
}

/**
 * The income for which the full payment on the median home with 10 % down is 28 %, compared with each county's median
 * income.
 */
function neededIncomes() {
  const rows = counties.map((entry) => {
    const { name, medianValue, medianIncome } = entry;
    const home = conventional(medianValue, 10);
    const whole = home.first.plus(countyTax(entry, medianValue)).plus(percentOf('0.5', medianValue).div(12));
    const needed = whole.times(12).div('0.28').div(100).round().times(100);
    const gap = new Exact(medianIncome).minus(needed);
    return { name, terms: home.terms, whole, needed, medianIncome, gap };
  });
  const enough = rows.filter(({ gap }) => gap.gte(0)).length;
  return [
    `In ${enough} of 88 counties the typical income is enough.`,
    ...rows.flatMap(({ name, terms, whole, needed, medianIncome, gap }) => [
      terms,
      `${dollars(whole)} a month, with tax and insurance`,
      `The typical household ${gap.lt(0) ? 'is' : 'has'} ${dollars(gap.abs())} ${gap.lt(0) ? 'short' : 'to spare'}.`,
      `${name} ${dollars(needed)} ${dollars(medianIncome)} ${gap.lt(0) ? '−' : ''}${dollars(gap.abs())}`,
    ]),
  ];
}

export const countyPages: Recomputed = [
  ['/purchase', purchase()],
  ['/first-time-home-buyer-ohio', firstHome()],
  ['/ohio-closing-costs', [150000, 250000, 400000].map((price) => conventional(price, 5).terms)],
  ['/ohio-income-to-buy-a-home', neededIncomes()],
  ...counties.map((each) => [`/ohio/${each.slug}-county`, county(each)] as const),
];
