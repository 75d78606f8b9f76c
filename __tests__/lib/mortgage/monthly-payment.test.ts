import {
  homePriceFor,
  type MonthlyPaymentInputs,
  monthlyPayment,
  propertyTaxFor,
  wholePayment,
} from '@/lib/mortgage/monthly-payment';

const usual: MonthlyPaymentInputs = {
  homePrice: 500000,
  downPayment: 66000,
  termMonths: 360,
  ratePercent: 6.5,
  state: 'NONE',
  annualPropertyTax: 0,
  monthlyInsurance: 0,
  monthlyHoa: 0,
};

describe('the monthly payment', () => {
  test('of a $500,000 home with $66,000 down at 6.5 % over 360 months is $2,743.18 for a loan of $434,000', () => {
    const result = monthlyPayment(usual);
    expect(result.loanAmount).toBe(434000);
    expect(result.principalAndInterest).toBeCloseTo(2743.17522196, 8);
    expect(result.monthlyPayment).toBeCloseTo(2743.17522196, 8);
  });

  test.each([
    ['the down payment is the whole price', { downPayment: 500000 }],
    ['the down payment is more than the price', { downPayment: 500001 }],
    ['the price is empty', { homePrice: 0 }],
    ['price and down payment are empty', { homePrice: 0, downPayment: 0 }],
    ['the term is empty', { termMonths: 0 }],
  ])('is not given when %s, whatever tax, insurance and HOA are', (_case, inputs) => {
    const result = monthlyPayment({ ...usual, annualPropertyTax: 1200, monthlyInsurance: 1, monthlyHoa: 2, ...inputs });
    expect([result.principalAndInterest, result.monthlyPayment]).toEqual([null, null]);
    expect([result.monthlyPropertyTax, result.monthlyInsurance, result.monthlyHoa]).toEqual([100, 1, 2]);
  });
});

describe('the home price for a payment', () => {
  test.each([
    [3000, 474632.46, 540632.46],
    [300, 47463.25, 113463.25],
    [9000, 1423897.38, 1489897.38],
  ])('for $%d with $66,000 down at 6.5 %% over 360 months', (paid, loanAmount, homePrice) => {
    const result = homePriceFor({ ...usual, monthlyPayment: paid });
    expect(result.principalAndInterest).toBe(paid);
    expect(result.loanAmount).toBeCloseTo(loanAmount, 2);
    expect(result.homePrice).toBeCloseTo(homePrice, 2);
  });

  test('excludes tax, insurance and HOA fees, and may exceed $2,000,000', () => {
    const result = homePriceFor({
      ...usual,
      ratePercent: 0,
      annualPropertyTax: 12000,
      monthlyInsurance: 100,
      monthlyHoa: 50,
      monthlyPayment: 9000,
    });
    expect(result).toEqual({ principalAndInterest: 7850, loanAmount: 2826000, homePrice: 2892000 });
  });

  test.each([12000 * 9, 120000])('is the down payment if $%d of tax a year leaves nothing', (annualPropertyTax) => {
    expect(homePriceFor({ ...usual, annualPropertyTax, monthlyPayment: 9000 })).toEqual({
      principalAndInterest: 0,
      loanAmount: 0,
      homePrice: 66000,
    });
  });
});

test.each([
  ['New Jersey', 2.42, 12100],
  ['a state without a rate', undefined, 0],
])('a $500,000 home in %s at %d %% is taxed $%d a year', (_state, rate, dollars) => {
  expect(propertyTaxFor(500000, rate)).toBeCloseTo(dollars, 8);
});

describe('the full monthly cost of a home', () => {
  const usual = { principal: 228488.07, ratePercent: 6.5, termMonths: 360, annualPropertyTax: 3000 };
  const rest = { monthlyInsurance: 100, monthlyDues: 0, mortgageInsurance: 0 };

  test('is $1,794.20 with a payment of $1,444.20, $250 of tax and $100 of insurance', () => {
    const whole = wholePayment({ ...usual, ...rest });
    expect(whole.principalAndInterest).toBeCloseTo(1444.2, 2);
    expect(whole.total).toBeCloseTo(1794.2, 2);
  });

  test('has no total for a loan without a term', () => {
    const whole = wholePayment({ ...usual, ...rest, termMonths: 0 });
    expect(whole).toMatchObject({ principalAndInterest: null, propertyTax: 250, total: null });
  });
});
