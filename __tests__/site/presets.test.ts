/** @jest-environment ./__tests__/site/environment.ts */

import { fields as affordabilityFields } from '@/lib/calculators/affordability/fields';
import type { CalculatorFields } from '@/lib/calculators/definition';
import { fields as offersFields } from '@/lib/calculators/offers/fields';
import { fields as paymentFields } from '@/lib/calculators/payment/fields';
import { consolidationFields, refinanceFields } from '@/lib/calculators/refinance/fields';
import { fields as rentOrBuyFields } from '@/lib/calculators/rent-or-buy/fields';
import { readShareHash } from '@/lib/calculators/share';
import { allPages } from './exported';

const fieldsOf: Readonly<Record<string, CalculatorFields>> = {
  '/how-much-can-i-afford-calculator': affordabilityFields,
  '/what-will-my-monthly-payment-be-calculator': paymentFields,
  '/refinance-analysis-calculator': refinanceFields,
  '/debt-consolidation-calculator': consolidationFields,
  '/renting-versus-buying-calculator': rentOrBuyFields,
  '/compare-loan-offers-calculator': offersFields,
};

const filled = allPages.flatMap(({ path, document }) =>
  [...document.querySelectorAll('main a[href*="-calculator#"]')].map((link) => ({
    from: path,
    href: link.getAttribute('href') ?? '',
  })),
);

test.each(filled)('$from fills in a calculator with values it accepts: $href', ({ href }) => {
  const [path = '', hash = ''] = href.split('#');
  expect(readShareHash(fieldsOf[path] ?? {}, hash)).toMatchObject({ invalidParams: [], unknownParams: false });
});

test.each(['/fha', '/va-loans', '/which-loan-is-right-for-me', '/refinancing', '/fha-va-streamline', '/purchase'])(
  '%s leads to a prefilled calculator',
  (path) => {
    expect(filled.filter(({ from }) => from === path)).not.toEqual([]);
  },
);

test.each([
  '/the-loan-process',
  '/refinancing',
  '/cash-out-refinance',
  '/purchase',
  '/reports/how-to-get-the-best-price-on-your-real-estate-purchase',
])('%s, which mentions Loan Estimates, links to the comparison of offers', (path) => {
  const page = allPages.find((each) => each.path === path);
  expect(page?.document.querySelector('main a[href="/compare-loan-offers-calculator"]')).not.toBeNull();
});
