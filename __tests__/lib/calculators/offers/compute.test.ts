import fc from 'fast-check';
import { offersCsv } from '@/components/calculators/offers/sections/outlook.client';
import { initialValues, type ValuesOf } from '@/lib/calculators/definition';
import {
  chartMonths,
  chartSentence,
  comparisonOf,
  differenceLines,
  fiveYearLines,
  type OutcomeCell,
  offersVerdict,
  outcomeLines,
  pairTexts,
  spansText,
  stayLines,
} from '@/lib/calculators/offers/compute';
import { type OffersFields, fields as offersFields } from '@/lib/calculators/offers/fields';
import { firstMonthCheaper } from '@/lib/mortgage/offers';

type Values = ValuesOf<OffersFields>;

const start: Values = initialValues<OffersFields>(offersFields);

function comparison(changes: Partial<Values> = {}) {
  return comparisonOf({ ...start, ...changes });
}

function sentence(changes: Partial<Values> = {}): string {
  const { before, key, after } = offersVerdict(comparison(changes));
  return `${before}${key}${after}`;
}

const texts = (cells: readonly OutcomeCell[]) => cells.map(({ text, lowest }) => (lowest ? `${text} lowest` : text));

describe('the three example offers', () => {
  test('B is the cheapest from month 38 on', () => {
    expect(offersVerdict(comparison())).toEqual({
      plate: 'B',
      short: 'B is cheapest',
      before: 'Offer B is cheapest ',
      key: 'from month 38 on',
      after: '. If you sell or refinance before that, C is. At your 7 years B costs $5,244 less than A.',
      note: 'All three over 360 months on $340,000. Lowest APR: B, 6.644%.',
      missing: null,
    });
  });

  test('have their APR, payment and cash at the start', () => {
    expect(outcomeLines(comparison()).map(({ cells }) => texts(cells))).toEqual([
      ['6.913%', '6.644% lowest', '7.125%'],
      ['$2,233.56', '$2,149.03 lowest', '$2,290.64'],
      ['$1,295.00', '$5,030.00', '−$1,555.00 lowest'],
    ]);
  });

  test('have their costs by length of stay', () => {
    expect(stayLines(comparison()).map(({ label, now, cells }) => [label, now, ...texts(cells)])).toEqual([
      ['3 years', false, '$70,318.79', '$70,213.75', '$70,031.03 lowest'],
      ['5 years', false, '$114,924.62', '$112,249.20 lowest', '$116,354.86'],
      ['7 years, your stay', true, '$158,207.94', '$152,963.86 lowest', '$161,357.88'],
      ['10 years', false, '$220,220.43', '$211,152.58 lowest', '$225,936.49'],
      ['30 years', false, '$465,375.87', '$438,681.26 lowest', '$483,076.47'],
    ]);
  });

  test('have the figures of page 3', () => {
    expect(fiveYearLines(comparison()).map(({ cells }) => texts(cells))).toEqual([
      ['$135,308.48', '$133,971.88 lowest', '$135,883.58'],
      ['$20,383.86', '$21,722.68', '$19,528.72'],
      ['$114,924.62', '$112,249.20 lowest', '$116,354.86'],
    ]);
  });

  test('are compared with the first in words and in a chart', () => {
    expect(pairTexts(comparison())).toEqual([
      'B asks for $3,735.00 more than A at the start and $84.53 less a month. B is the cheaper of the two from month 36 on.',
      'C asks for $2,850.00 less than A at the start and $57.09 more a month. A is the cheaper of the two from month 41 on.',
    ]);
    expect(spansText(comparison())).toBe('C through month 37, B from month 38 on');
    expect(chartMonths(comparison())).toBe(120);
    expect(chartSentence(comparison())).toBe(
      'Costs compared with offer A, by months kept. B starts $3,735 above and ends $9,068 below after 10 years; C starts $2,850 below and ends $5,716 above after 10 years.',
    );
    expect(differenceLines(comparison()).map(({ label, amounts }) => [label, amounts.length])).toEqual([
      ['B', 121],
      ['C', 121],
    ]);
  });

  test('can be saved as a file of numbers', () => {
    const lines = offersCsv(start, comparisonOf(start)).split('\r\n');
    expect(lines[0]).toBe(',Offer A,Offer B,Offer C');
    expect(lines).toContain('Loan amount,340000,340000,340000');
    expect(lines).toContain('"First payment, a month",2233.56,2149.03,2290.64');
    expect(lines).toContain('Due at the start,1295.00,5030.00,-1555.00');
    expect(lines).toContain('Cost over 84 months,158207.94,152963.86,161357.88');
  });
});

describe('the verdict', () => {
  const only = { principalC: 0 };
  const twins = { ...only, ratePercentB: 6.875, pointsPercentB: 0, lenderFeesB: 1295 };

  test('compares two offers', () => {
    expect(sentence(only)).toBe(
      'Offer B is cheaper from month 36 on. If you sell or refinance before that, A is. At your 7 years B costs $5,244 less than A.',
    );
  });

  test('names the offer that is cheaper for a stay before the change', () => {
    expect(sentence({ stayMonths: 24 })).toMatch(
      /^Offer C is cheapest through month 37\. If you keep the loan longer, B is\. At your 2 years C costs \$[\d,.]+ less than [AB]\.$/,
    );
  });

  test('says that one offer is cheaper however long you stay', () => {
    expect(sentence({ ...twins, ratePercentB: 6.75 })).toMatch(
      /^Offer B is cheaper however long you stay\. At your 7 years/,
    );
  });

  test('names no winner between equal offers, in sentence, plate, bar and chart', () => {
    const all = comparison(twins);
    expect(offersVerdict(all)).toMatchObject({
      plate: '=',
      short: 'A and B cost the same',
      before: 'Both offers cost the same ',
      key: 'however long you stay',
      after: '.',
    });
    expect(spansText(all)).toBe('A and B alike however long you stay');
    expect(stayLines(all).flatMap(({ cells }) => cells.filter(({ lowest }) => lowest))).toEqual([]);
  });

  test('names both of two equal offers that are cheaper than the third', () => {
    const all = comparison({ ...twins, principalC: 340_000, ratePercentC: 7.5, lenderFeesC: 9000 });
    expect(offersVerdict(all)).toMatchObject({
      plate: 'A and B',
      short: 'A and B are cheapest',
      before: 'Offers A and B are cheapest ',
      after: '. At your 7 years A and B cost the same and need the same cash at the start.',
      note: 'All three over 360 months on $340,000. Lowest APR: A and B, 6.913%.',
    });
    const lowest = stayLines(all)[0]?.cells.filter((cell) => cell.lowest);
    expect(lowest?.map(({ letter }) => letter)).toEqual(['A', 'B']);
  });

  test('names the month from which equal offers differ', () => {
    const insured = { insuranceMonthlyA: 100, insuranceMonthlyB: 100, insuranceMonthsA: 96, insuranceMonthsB: 84 };
    expect(sentence({ ...twins, ...insured })).toBe(
      'Both offers cost the same through month 84. If you keep the loan longer, B is cheaper.',
    );
    expect(sentence({ ...twins, ...insured, stayMonths: 120 })).toBe(
      'Offer B is cheaper from month 85 on. If you sell or refinance before that, they cost the same. At your 10 years B costs $1,200 less than A.',
    );
  });

  test('asks for a loan amount while there is only one offer', () => {
    expect(offersVerdict(comparison({ ...only, principalB: 0 }))).toMatchObject({
      plate: '?',
      before: 'What is the loan amount of offer B?',
      missing: 'principalB',
    });
    expect(offersVerdict(comparison({ ...only, principalB: 0, principalA: 0 })).missing).toBe('principalA');
  });

  test('asks for a cleared rate, and accepts a typed 0', () => {
    const emptied = { ratePercentC: 0, rateStatusC: 'open' } as const;
    expect(offersVerdict(comparison(emptied))).toMatchObject({
      plate: '?',
      before: 'What is the interest rate of offer C?',
      missing: 'ratePercentC',
    });
    expect(outcomeLines(comparison(emptied))[1]?.cells.map(({ text }) => text)).toEqual([
      '$2,233.56',
      '$2,149.03',
      '---',
    ]);
    expect(sentence({ ...emptied, principalC: 0 })).toMatch(/^Offer B is cheaper/);
    expect(sentence({ ...emptied, rateStatusC: 'known' })).toMatch(/^Offer C is cheapest/);
  });

  test('says that the loans differ in size', () => {
    expect(offersVerdict(comparison({ principalB: 341000 })).note).toBe(
      'The loans differ in size, and so do their costs. Lowest APR: B, 6.644%.',
    );
  });
});

const amounts = fc.constantFrom(0, 1, 500, 1295, 5030, 9000, 1e9);
const anyOffer = <L extends string>(letter: L) =>
  fc.record({
    [`principal${letter}`]: fc.constantFrom(0, 1, 100000, 340000, 340001, 999999999),
    [`ratePercent${letter}`]: fc.constantFrom(0, 0.001, 4, 6.5, 6.875, 7.125, 22, 100),
    [`termMonths${letter}`]: fc.constantFrom(1, 60, 180, 360, 480),
    [`insuranceMonthly${letter}`]: fc.constantFrom(0, 120, 5000),
    [`insuranceMonths${letter}`]: fc.constantFrom(12, 84, 480),
    [`pointsPercent${letter}`]: fc.constantFrom(0, 0.5, 1, 3, 100),
    [`lenderFees${letter}`]: amounts,
    [`lenderCredit${letter}`]: amounts,
  });
const anyValues = fc
  .tuple(anyOffer('A'), anyOffer('B'), anyOffer('C'), fc.record({ stayMonths: fc.constantFrom(1, 12, 84, 360, 480) }))
  .map((parts) => Object.assign({}, ...parts) as Values);

const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));

describe('whatever is typed', () => {
  test('the verdict names the offer with the lowest cost in the stay’s row, and nothing printed is NaN', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const all = comparisonOf(values);
        const verdict = offersVerdict(all);
        const printed = [Object.values(verdict), pairTexts(all), chartSentence(all), offersCsv(values, all)].join(' ');
        expect(printed).not.toMatch(/NaN|Infinity|undefined|null/);
        if (all.offers.length < 2) return verdict.plate === '?';
        const row = stayLines(all).find(({ now }) => now);
        const costs = row?.cells.filter(({ text }) => text !== '---') ?? [];
        const lowest = Math.min(...costs.map(({ text }) => dollars(text)));
        const letters: readonly string[] =
          verdict.plate === '=' ? costs.map(({ letter }): string => letter) : verdict.plate.split(/, | and /);
        const named = costs.filter(({ letter }) => letters.includes(letter));
        expect(named).toHaveLength(letters.length);
        for (const { text } of named) expect(dollars(text)).toBe(lowest);
        const marked = costs.filter((cell) => cell.lowest).map(({ letter }): string => letter);
        expect(marked.length === 0 || letters.every((letter) => marked.includes(letter))).toBe(true);
        return true;
      }),
      { numRuns: 200 },
    );
  });

  test('of two offers, the one that is cheaper at the end is cheaper from the month that firstMonthCheaper returns', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const all = comparisonOf({ ...values, principalC: 0 });
        const [a, b] = all.offers;
        const last = all.spans.at(-1);
        if (!a || !b || !last) return;
        const [winner, other] = last.offer === 0 ? [a, b] : [b, a];
        const first = firstMonthCheaper(winner.terms, other.terms);
        expect(first).not.toBeNull();
        expect(first ?? 0).toBeLessThanOrEqual(last.from);
      }),
      { numRuns: 100 },
    );
  });
});
