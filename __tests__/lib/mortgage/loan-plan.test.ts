import fc from 'fast-check';
import { type LoanPlanInputs, loanPlan } from '@/lib/mortgage/loan-plan';

const example: LoanPlanInputs = {
  kind: 'conventional',
  vaUse: 'first',
  price: 500_000,
  downPayment: 66_000,
  ratePercent: 6.5,
  termMonths: 360,
  pmiPercent: 0.45,
  chargesPercent: 1,
};

const planOf = (change: Partial<LoanPlanInputs> = {}) => loanPlan({ ...example, ...change });

describe('the loan of a $500,000 home with $66,000 down', () => {
  it.each([
    ['conventional', {}, 2743.18, 6.855],
    ['conventional over 20 years', { termMonths: 240 }, 3235.79, 6.821],
    ['conventional over 15 years', { termMonths: 180 }, 3780.61, 6.822],
    ['FHA', { kind: 'fha' }, 2791.18, 7.127],
    ['VA, exempt from the fee', { kind: 'va', vaUse: 'exempt' }, 2743.18, 6.597],
  ] as const)('%s', (_name, change, principalAndInterest, apr) => {
    const plan = planOf(change);
    expect(plan.principalAndInterest).toBeCloseTo(principalAndInterest, 2);
    expect(plan.aprPercent).toBeCloseTo(apr, 3);
  });

  it('has mortgage insurance of $162.75 a month, which ends with payment 88', () => {
    expect(planOf().insurance).toMatchObject({ monthly: 162.75, askMonth: 72, endMonth: 88, total: 14_322 });
    expect(planOf().runs.map(({ count }) => count)).toEqual([88, 272]);
  });

  it('has no mortgage insurance with $100,000 down', () => {
    const { insurance, runs } = planOf({ downPayment: 100_000 });
    expect(insurance.endMonth).toBe(0);
    expect(runs).toHaveLength(1);
    expect(insurance.monthly).toBe(0);
  });

  it('adds FHA’s premium of $7,595 to the loan, and the yearly one for 11 years', () => {
    const { financed, loan, insurance } = planOf({ kind: 'fha' });
    expect([financed, loan]).toEqual([expect.closeTo(7_595, 2), expect.closeTo(441_595, 2)]);
    expect(insurance).toMatchObject({
      monthly: expect.closeTo(179.92, 2),
      last: expect.closeTo(151.55, 2),
      endMonth: 132,
    });
  });

  it.each([
    ['first', 1.25, 5_425],
    ['later', 1.25, 5_425],
    ['exempt', 0, 0],
  ] as const)('a VA loan, %s use, has a fee of %d percent', (vaUse, percent, fee) => {
    expect(planOf({ kind: 'va', vaUse })).toMatchObject({ financedPercent: percent, financed: fee });
  });

  it.each([[{ price: 66_000 }], [{ price: 0 }], [{ termMonths: 0 }]])('has no payment with %j', (change) => {
    for (const kind of ['conventional', 'fha', 'va'] as const) {
      expect(planOf({ ...change, kind })).toMatchObject({
        principalAndInterest: null,
        aprPercent: null,
        interest: null,
      });
    }
  });
});

test('the payments fill the term, and charges and insurance never lower the rate', () => {
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom('conventional', 'fha', 'va'),
        vaUse: fc.constantFrom('first', 'later', 'exempt'),
        price: fc.integer({ min: 50_000, max: 2_000_000 }),
        share: fc.integer({ min: 0, max: 60 }),
        ratePercent: fc.integer({ min: 0, max: 15_000 }).map((rate) => rate / 1000),
        termMonths: fc.integer({ min: 12, max: 480 }),
      }),
      ({ share, ...change }) => {
        const plan = planOf({ ...change, downPayment: (share * change.price) / 100 });
        const paid = plan.runs.reduce((sum, { amount, count }) => sum + amount * count, 0);
        expect(paid).toBeCloseTo(plan.loan + (plan.interest ?? Number.NaN) + plan.insurance.total, 2);
        expect(plan.runs.reduce((all, { count }) => all + count, 0)).toBe(change.termMonths);
        expect(plan.aprPercent ?? 0).toBeGreaterThanOrEqual(change.ratePercent - 1e-6);
      },
    ),
    { numRuns: 150 },
  );
});
