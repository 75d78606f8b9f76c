import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { freshTab, loadLazyCode, openLink } from '@/__tests__/helpers/calculator-screen';
import { AffordabilityCalculator } from '@/components/calculators/affordability/screen.client';
import { OffersCalculator } from '@/components/calculators/offers/screen.client';
import { PaymentCalculator } from '@/components/calculators/payment/screen.client';
import { ConsolidationCalculator } from '@/components/calculators/refinance/consolidation.client';
import { RefinanceCalculator } from '@/components/calculators/refinance/refinance.client';
import { RentOrBuyCalculator } from '@/components/calculators/rent-or-buy/screen.client';
import { affordabilityFacts, paymentFacts, refinanceFacts, rentOrBuyFacts } from '@/content/examples/calculator-facts';

const calculators: readonly (readonly [string, ReactElement])[] = [
  ['monthly payment', <PaymentCalculator key="a" facts={paymentFacts} />],
  ['affordability', <AffordabilityCalculator key="b" facts={affordabilityFacts} />],
  ['refinance', <RefinanceCalculator key="c" facts={refinanceFacts} />],
  ['consolidation', <ConsolidationCalculator key="d" facts={refinanceFacts} />],
  ['renting and buying', <RentOrBuyCalculator key="e" facts={rentOrBuyFacts} />],
  ['loan offers', <OffersCalculator key="f" />],
];

const texts = [
  '',
  '0',
  '-5',
  '1e12',
  '999999999',
  'NaN',
  '６',
  '6,5',
  '450k',
  '20%',
  '6 1/2',
  '1',
  'abc',
  '0.001',
  '480',
];

/** A printed amount in cents; `null` for dashes. */
function centsIn(text: string): number | null {
  const amount = /^(-?)\$([\d,]+)\.(\d\d)$/.exec(text.trim());
  if (!amount) return text.trim() === 'none' ? 0 : null;
  const [, sign, dollars = '', cents = ''] = amount;
  return (sign ? -1 : 1) * Number(dollars.replaceAll(',', '') + cents);
}

/** The printed parts and the printed total of every table that has one. */
function totalsIn(container: HTMLElement) {
  const tables = [...container.querySelectorAll('table:has(tfoot tr:not(.below))')].map((table) => ({
    name: table.querySelector('caption')?.textContent,
    parts: [...table.querySelectorAll('tbody td:last-child')],
    total: table.querySelector('tfoot tr:not(.below) td:last-child'),
  }));
  return tables.map(({ name, parts, total }) => ({
    name,
    parts: parts.map((part) => centsIn(part.textContent ?? '')),
    total: centsIn(total?.textContent ?? ''),
  }));
}

describe('whatever is typed into the fields', () => {
  beforeAll(async () => {
    await loadLazyCode(...calculators.map(([, calculator]) => calculator));
    // The windows of a refinance are drawn only for a known loan.
    openLink('principal=280000&payment=2041.66&rate=6.9');
    await loadLazyCode(<RefinanceCalculator facts={refinanceFacts} />);
  });
  beforeEach(freshTab);

  it.each(calculators)(
    'of the %s calculator, it never prints NaN, Infinity or undefined, and printed parts add up to their printed total',
    (_name, calculator) => {
      const { container, unmount } = render(calculator);
      // By selector, because a query by role takes longer than the test itself.
      const fieldsNow = () => container.querySelectorAll<HTMLElement>('input[type="text"]');
      const count = fieldsNow().length;
      expect(screen.getAllByRole('textbox')).toHaveLength(count);
      const runs = fc.array(fc.tuple(fc.nat(count - 1), fc.constantFrom(...texts)), { minLength: 1, maxLength: 4 });
      fc.assert(
        fc.property(runs, (changes) => {
          for (const [index, value] of changes) {
            const fields = fieldsNow();
            fireEvent.change(fields[index % fields.length] ?? container, { target: { value } });
          }
          const printed = container.textContent?.replaceAll('“NaN”', '') ?? '';
          expect(printed).not.toMatch(/NaN|Infinity|undefined|null/);
          for (const { name, parts, total } of totalsIn(container)) {
            if (total === null || parts.includes(null)) continue;
            expect({ name, total }).toEqual({ name, total: parts.reduce((sum, part) => (sum ?? 0) + (part ?? 0), 0) });
          }
          const drawn = [...container.querySelectorAll('svg *, progress')].map((mark) => mark.outerHTML).join('');
          expect(drawn).not.toMatch(/NaN|Infinity/);
        }),
        { numRuns: 12, seed: 20261122 },
      );
      unmount();
    },
  );
});
