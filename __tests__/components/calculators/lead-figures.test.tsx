import { render } from '@testing-library/react';
import { leadFigures } from '@/components/browser/lead-figures.client';
import { OffersCalculator } from '@/components/calculators/offers/screen.client';
import { PaymentCalculator } from '@/components/calculators/payment/screen.client';
import { ConsolidationCalculator } from '@/components/calculators/refinance/consolidation.client';
import { paymentFacts, refinanceFacts } from '@/content/examples/calculator-facts';
import { initialValues } from '@/lib/calculators/definition';
import { consolidationFields } from '@/lib/calculators/refinance/fields';
import { shareHash } from '@/lib/calculators/share';
import { figuresText } from '@/lib/leads/figures';
import { freshTab, loadLazyCode, openLink, type } from '../../helpers/calculator-screen';

beforeAll(() =>
  loadLazyCode(
    <PaymentCalculator facts={paymentFacts} />,
    <ConsolidationCalculator facts={refinanceFacts} />,
    <OffersCalculator />,
  ),
);
beforeEach(freshTab);

function sent(): string {
  const figures = leadFigures();
  return figures ? figuresText(figures) : '';
}

test('a payment is sent with its kind of loan, its term and what was typed', () => {
  openLink('price=300000&down=15000&rate=6.25&months=180&state=OH&county=Franklin&tax=4640.7&insurance=140&hoa=0');
  render(<PaymentCalculator facts={paymentFacts} />);
  expect(sent()).toMatch(
    /^Each month, all in: \$[\d,.]+\. Kind of loan Conventional; Home price \$300,000; Down payment \$15,000; /,
  );
  expect(sent()).toContain('Loan length 180 months; Interest rate 6.25%; State OH – Ohio; County Franklin; ');
  expect(sent()).toContain('Homeowner’s insurance $140; HOA fees $0; Mortgage insurance ');
  expect(sent()).not.toContain('VA funding fee');
  type('Home price', '320000');
  expect(sent()).toContain('Home price $320,000; ');
});

test('nothing is sent while there is no answer, or once the calculator is gone', () => {
  openLink('price=0&down=0&rate=6.25&months=180&state=NONE&tax=0&insurance=0&hoa=0');
  const { unmount } = render(<PaymentCalculator facts={paymentFacts} />);
  expect(leadFigures()).toBeNull();
  type('Home price', '300000');
  expect(sent()).toContain('Home price $300,000');
  unmount();
  expect(leadFigures()).toBeNull();
});

test.each([
  ['the payment calculator', <PaymentCalculator key="payment" facts={paymentFacts} />],
  ['the offers', <OffersCalculator key="offers" />],
])('the example of %s is not sent', (_, calculator) => {
  render(calculator);
  expect(leadFigures()).toBeNull();
});

test('a consolidation’s example is not sent, and neither are debts that nobody has added', () => {
  const { unmount } = render(<ConsolidationCalculator facts={refinanceFacts} />);
  expect(leadFigures()).toBeNull();
  unmount();
  openLink(shareHash(consolidationFields, { ...initialValues(consolidationFields), principal1: 250000 }));
  render(<ConsolidationCalculator facts={refinanceFacts} />);
  expect(sent()).toContain('Second mortgage, still owed $200,000; ');
  expect(sent()).toContain('Closing costs 0.02%; Finance the closing costs No; ');
  expect(sent()).not.toMatch(/Debt \d/);
});

test('an offer without a loan amount is not sent', () => {
  render(<OffersCalculator />);
  type('Loan amount, offer A', '345000');
  expect(sent()).toContain('Loan amount, offer C $340,000');
  type('Loan amount, offer C', '');
  expect(sent()).toMatch(/^B is cheaper: /);
  expect(sent()).not.toContain('offer C');
  expect(sent()).toMatch(/How long will you keep the loan\? 84 months$/);
});
