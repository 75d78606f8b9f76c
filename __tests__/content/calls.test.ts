import { type Call, type CallName, callHref, calls, isCallName } from '@/content/calls';
import { prosePages } from '@/content/pages';
import { exampleRatePercent } from '@/content/rates';
import { readShareHash } from '@/lib/calculators/share';

const names = Object.keys(calls) as CallName[];

test.each(names)('the calculator opens the call %s with every value in its field', (name) => {
  const { path, fields, hash }: Call = calls[name];
  const opened = readShareHash(fields, hash);
  expect(opened).toMatchObject({ invalidParams: [], unknownParams: false });
  expect(callHref(name)).toBe(`${path}#${hash}`);
});

test('a name without a call is refused', () => {
  expect(isCallName('fhaPayment')).toBe(true);
  expect(isCallName('toString')).toBe(false);
});

test('a guide that ends on a calculator sets it up with the numbers of its own example', () => {
  const calling = prosePages.flatMap((page) =>
    page.kind === 'guide' && page.end.call ? [[page.path, page.end.call]] : [],
  );
  // A new guide needs no line here: `collected` in content/pages.ts refuses one whose call does not fit its calculator.
  expect(Object.fromEntries(calling)).toMatchObject({
    '/fha': 'fhaPayment',
    '/va-loans': 'vaPayment',
    '/refinancing': 'refinance',
    '/fha-va-streamline': 'streamline',
    '/fha-streamline': 'streamline',
    '/va-irrrl': 'vaStreamline',
    '/fha-mortgage-insurance': 'fhaPayment',
    '/va-loan-eligibility': 'residual',
    '/conventional-loans': 'conventionalPayment',
    '/jumbo-loans': 'jumboPayment',
    '/rate-locks': 'lockPayment',
    '/refinance-or-wait': 'refinanceOrWait',
    '/self-employed': 'selfEmployed',
    '/ohio-property-tax-ranking': 'ohioHome',
    '/ohio-property-taxes': 'ohioHome',
    '/ohio-closing-costs': 'ohioHome',
    '/ohio-loan-limits': 'fhaPayment',
    '/first-time-home-buyer-ohio': 'firstHome',
  });
});

test('the refinance screen opens with the numbers of the refinancing guide', () => {
  const { fields, hash }: Call = calls.refinance;
  expect(readShareHash(fields, hash)?.values).toMatchObject({
    ratePercent1: exampleRatePercent + 1,
    newRatePercent: exampleRatePercent,
    closingCosts: 3,
  });
});

test.each([
  ['fhaPayment', 'fha', 8750],
  ['vaPayment', 'va', 0],
] as const)('the payment screen opens %s on its kind of loan', (name, kind, downPayment) => {
  const { fields, hash }: Call = calls[name];
  expect(readShareHash(fields, hash)?.values).toMatchObject({ kind, homePrice: 250000, downPayment });
});
