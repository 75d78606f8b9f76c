import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { freshTab, loadLazyCode } from '@/__tests__/helpers/calculator-screen';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { HouseScreen } from '@/components/calculators/home-house/house.client';
import { houseFacts } from '@/content/examples/calculator-facts';
import { type MyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { calculators } from './every-calculator';

const screens: Readonly<Record<string, ReactElement>> = {
  payment: calculators.payment,
  affordability: calculators.affordability,
  'closing costs': calculators['closing costs'],
  'rent or buy': calculators['rent or buy'],
  home: (
    <HouseScreen
      facts={houseFacts}
      ask={{ label: 'Ask', href: '/contact-us#call', about: 'Rates' }}
      notes={{ today: '', example: '' }}
      calculatorPath="/what-will-my-monthly-payment-be-calculator"
      lender="Lender"
    />
  ),
};

const usual = { annualIncome: 88_000, monthlyDebts: 450, price: 250_000, saved: 30_000, county: 'Franklin' } as const;

/** A household, and a sentence that one of the screens shows for it. */
const edges: Readonly<Record<string, readonly [MyNumbers, keyof typeof screens, RegExp]>> = {
  'no income': [{ price: 250_000, saved: 30_000 }, 'payment', /a month/],
  'no savings': [{ ...usual, saved: 0 }, 'affordability', /You’re about \$[\d,]+ short of the cash\./],
  'savings over the price': [{ ...usual, saved: 400_000 }, 'closing costs', /stays in the bank/],
  'savings that need no loan': [{ ...usual, saved: 2_000_000 }, 'affordability', /without a loan/],
  'debts over the income': [{ ...usual, monthlyDebts: 9000 }, 'affordability', /Nothing is left for a home/],
  'no county': [{ ...usual, county: undefined }, 'affordability', /We use the median county/],
  'VA exempt with a low score': [
    { ...usual, veteran: 'Yes', vaUse: 'exempt', score: '639' },
    'rent or buy',
    /A VA loan has no mortgage insurance\./,
  ],
  'a price above every limit': [
    { ...usual, price: 2_500_000, loanKind: 'fha' },
    'closing costs',
    /Above FHA’s limit|You’re about \$[\d,]+ short/,
  ],
  'a rate of almost 0': [{ ...usual, ratePercent: 0.001 }, 'affordability', /at 0\.001% \(APR 0\.\d{3}%\)/],
  '372 months': [{ ...usual, termMonths: 372 }, 'payment', /31 years/],
  'a down payment that is the price': [{ price: 250_000, downPayment: 250_000 }, 'home', /as much as the price/],
};

const cases = Object.entries(edges).flatMap(([edge, [numbers, at, sentence]]) =>
  Object.keys(screens).map((name) => [edge, name, numbers, name === at ? sentence : /\$/] as const),
);

beforeAll(() => loadLazyCode(...Object.values(screens)));
beforeEach(freshTab);

it.each(cases)('%s: %s shows a sentence and no broken figure', (_edge, name, numbers, sentence) => {
  writeMyNumbers(tabStorage, numbers);
  const { container } = render(screens[name]);
  const text = container.textContent ?? '';
  expect(text).not.toMatch(/NaN|Infinity|undefined|null|[-−]\$0(?![\d.,])|[-−]\$0\.00/);
  expect(text).toMatch(sentence);
  for (const output of container.querySelectorAll('output')) expect(output.textContent?.trim()).not.toBe('');
});
