/** @jest-environment jsdom */
import { pageAt, visibleText } from './exported';

test.each([
  '/fha',
  '/va-loans',
  '/refinancing',
  '/cash-out-refinance',
  '/fha-va-streamline',
  '/fha-streamline',
  '/va-irrrl',
  '/fha-mortgage-insurance',
  '/va-loan-eligibility',
  '/conventional-loans',
  '/jumbo-loans',
  '/rate-locks',
  '/refinance-or-wait',
  '/self-employed',
  '/usda-loans',
  '/which-loan-is-right-for-me',
  '/purchase',
])('each example of %s with a monthly payment names its APR, its payments, and that more will be paid', (path) => {
  const examples = [...pageAt(path).document.querySelectorAll('[data-example]')]
    .map((example) => visibleText(example))
    .filter((text) => /each month|a month/i.test(text));
  expect(examples.length).toBeGreaterThan(0);
  for (const text of examples) {
    expect(text).toMatch(/APR\)? \d+\.\d{3}%, \d+ monthly payments (?:of|from) \$[\d,]+\.\d\d/);
    expect(text).toMatch(/your actual payment will be higher/i);
  }
});
