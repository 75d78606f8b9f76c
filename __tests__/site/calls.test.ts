/** @jest-environment ./__tests__/site/environment.ts */
import { affordabilityContent } from '@/content/calculators/affordability';
import { consolidationContent } from '@/content/calculators/consolidation';
import { monthlyPaymentContent } from '@/content/calculators/monthly-payment';
import { offersContent } from '@/content/calculators/offers';
import { refinanceContent } from '@/content/calculators/refinance';
import { rentVsBuyContent } from '@/content/calculators/rent-vs-buy';
import type { CalculatorFields } from '@/lib/calculators/definition';
import { withPlaces } from '@/lib/calculators/property-tax';
import { readShareHash } from '@/lib/calculators/share';
import { allPages } from './exported';

const fieldsOf: Readonly<Record<string, CalculatorFields>> = {
  '/how-much-can-i-afford-calculator': affordabilityContent.fields,
  '/what-will-my-monthly-payment-be-calculator': withPlaces(monthlyPaymentContent.fields),
  '/refinance-analysis-calculator': refinanceContent.fields,
  '/debt-consolidation-calculator': consolidationContent.fields,
  '/renting-versus-buying-calculator': rentVsBuyContent.fields,
  '/compare-loan-offers-calculator': offersContent.fields,
};

/** Links that fill in a calculator, by the page that has them. */
const filled = allPages.flatMap(({ path, document }) =>
  [...document.querySelectorAll('main a[href*="-calculator#"]')].map((link) => ({
    from: path,
    href: link.getAttribute('href') ?? '',
  })),
);

test.each(filled)('$from fills in a calculator with values that it accepts: $href', ({ href }) => {
  const [path = '', hash = ''] = href.split('#');
  expect(readShareHash(fieldsOf[path] ?? {}, hash)).toMatchObject({ refused: [], stray: false });
});

test.each(['/fha', '/va-loans', '/which-loan-is-right-for-me', '/refinancing', '/fha-va-streamline', '/purchase'])(
  '%s leads to a calculator that is filled in',
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
])('%s, which speaks of Loan Estimates, leads to the comparison of offers', (path) => {
  const page = allPages.find((each) => each.path === path);
  expect(page?.document.querySelector('main a[href="/compare-loan-offers-calculator"]')).not.toBeNull();
});
