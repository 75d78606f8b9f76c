/** @jest-environment ./__tests__/site/environment.ts */

import { screens } from '@/__tests__/e2e/calculators/screens';
import { pageAt, visibleText } from '@/__tests__/site/exported';
import { company } from '@/content/lender/company';

const { phone } = company;

/** The formula in each calculator's work, by path. */
const formulas: Readonly<Record<string, string>> = {
  '/what-will-my-monthly-payment-be-calculator':
    'Principal and interest + Property tax + Homeowner’s insurance + HOA fees',
  '/how-much-can-i-afford-calculator': '0.28',
  '/refinance-analysis-calculator': 'costs = principal × percent',
  '/debt-consolidation-calculator': 'costs = principal × percent',
  '/renting-versus-buying-calculator': 'buying = M × months paid + tax × stay',
};

describe.each(screens)('without script, $name', ({ path }) => {
  const { document } = pageAt(path);

  test('says that it shows an example, and has a phone number', () => {
    expect(document.body.textContent).toContain('Without JavaScript this page shows the example');
    expect(document.querySelector(`main a[href="${phone.href}"]`)?.textContent).toContain(phone.display);
  });

  test('shows the formula in a disclosure', () => {
    const work = [...document.querySelectorAll('main details')].find((details) =>
      details.querySelector('summary')?.textContent?.includes('Show the work'),
    );
    expect(visibleText(work ?? document.createElement('p'))).toContain(formulas[path]);
  });
});
