import { render } from '@testing-library/react';
import { leadFigures } from '@/components/browser/lead-figures.client';
import { initialValues } from '@/lib/calculators/definition';
import { consolidationFields } from '@/lib/calculators/refinance/fields';
import { shareHash } from '@/lib/calculators/share';
import { figuresText } from '@/lib/leads/figures';
import { freshTab, loadLazyCode, openLink, type } from '../../helpers/calculator-screen';
import { calculators } from './every-calculator';

const { payment, affordability, consolidation, 'loan offers': offers } = calculators;

beforeAll(() => loadLazyCode(payment, affordability, consolidation, offers));
beforeEach(freshTab);

function sent(): string {
  const figures = leadFigures();
  return figures ? figuresText(figures) : '';
}

test('a payment is sent with its kind of loan, its term and what was typed', () => {
  openLink('price=300000&down=15000&rate=6.25&months=180&state=OH&county=Franklin&tax=4640.7&insurance=140&hoa=0');
  render(payment);
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
  const { unmount } = render(payment);
  expect(leadFigures()).toBeNull();
  type('Home price', '300000');
  expect(sent()).toContain('Home price $300,000');
  unmount();
  expect(leadFigures()).toBeNull();
});

test.each(Object.entries({ payment, consolidation, offers }))(
  'the example of the %s calculator is not sent',
  (_, calculator) => {
    render(calculator);
    expect(leadFigures()).toBeNull();
  },
);

test('nothing is sent from affordability while it asks for the savings', () => {
  window.sessionStorage.setItem('my-numbers', JSON.stringify({ annualIncome: 62_000, county: 'Lucas' }));
  render(affordability);
  expect(leadFigures()).toBeNull();
  type('Saved for the home', '18000');
  expect(sent()).toContain('Saved for the home $18,000; ');
});

test('debts that nobody has added are not sent', () => {
  openLink(shareHash(consolidationFields, { ...initialValues(consolidationFields), principal1: 250000 }));
  render(consolidation);
  expect(sent()).toContain('Second mortgage, still owed $200,000; ');
  expect(sent()).toContain('Closing costs 0.02%; Finance the closing costs No; ');
  expect(sent()).not.toMatch(/Debt \d/);
});

test('an offer without a loan amount is not sent', () => {
  render(offers);
  type('Loan amount, offer A', '345000');
  expect(sent()).toContain('Loan amount, offer C $340,000');
  type('Loan amount, offer C', '');
  expect(sent()).toMatch(/^B is cheaper: /);
  expect(sent()).not.toContain('offer C');
  expect(sent()).toMatch(/How long will you keep the loan\? 84 months$/);
});
