import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { freshTab } from '@/__tests__/helpers/calculator-screen';
import { AffordabilityCalculator } from '@/components/calculators/affordability/screen.client';
import { OffersCalculator } from '@/components/calculators/offers/screen.client';
import { MonthlyPaymentCalculator } from '@/components/calculators/payment/screen.client';
import { RentVsBuyCalculator } from '@/components/calculators/rent-or-buy/screen.client';
import { ReplacementCalculator } from '@/components/calculators/replace-debts/screen.client';
import { affordabilityContent } from '@/content/calculators/affordability';
import { consolidationContent } from '@/content/calculators/consolidation';
import { monthlyPaymentContent } from '@/content/calculators/monthly-payment';
import { offersContent } from '@/content/calculators/offers';
import { refinanceContent } from '@/content/calculators/refinance';
import { rentVsBuyContent } from '@/content/calculators/rent-vs-buy';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

const shared = { schedule: scheduleTexts, withoutScript };
const calculators: readonly (readonly [string, ReactElement])[] = [
  ['monthly payment', <MonthlyPaymentCalculator key="a" content={monthlyPaymentContent} {...shared} />],
  ['affordability', <AffordabilityCalculator key="b" content={affordabilityContent} {...shared} />],
  ['refinance', <ReplacementCalculator key="c" content={refinanceContent} {...shared} />],
  ['consolidation', <ReplacementCalculator key="d" content={consolidationContent} {...shared} />],
  ['renting and buying', <RentVsBuyCalculator key="e" content={rentVsBuyContent} {...shared} />],
  ['loan offers', <OffersCalculator key="f" content={offersContent} {...shared} />],
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

/** An amount as it is printed, in cents; `null` for a dash, which is no amount. */
function centsIn(text: string): number | null {
  const amount = /^(-?)\$([\d,]+)\.(\d\d)$/.exec(text.trim());
  if (!amount) return text.trim() === 'none' ? 0 : null;
  const [, sign, dollars = '', cents = ''] = amount;
  return (sign ? -1 : 1) * Number(dollars.replaceAll(',', '') + cents);
}

/** The printed parts and the printed total of every table and list that has a total. */
function totalsIn(container: HTMLElement) {
  const tables = [...container.querySelectorAll('table:has(tfoot)')].map((table) => ({
    name: table.querySelector('caption')?.textContent,
    parts: [...table.querySelectorAll('tbody td:last-child')],
    total: table.querySelector('tfoot td:last-child'),
  }));
  const lists = [...container.querySelectorAll('dl:has(> [data-total=""])')].map((list) => ({
    name: list.closest('section')?.querySelector('h2')?.textContent,
    parts: [...list.querySelectorAll(':scope > div:not([data-total]) > dd')],
    total: list.querySelector('[data-total] dd'),
  }));
  return [...tables, ...lists].map(({ name, parts, total }) => ({
    name,
    parts: parts.map((part) => centsIn(part.textContent ?? '')),
    total: centsIn(total?.textContent ?? ''),
  }));
}

describe('whatever is typed into the fields', () => {
  beforeEach(freshTab);

  it.each(calculators)(
    'of the %s calculator, it never prints NaN, Infinity or undefined, and printed parts add up to their printed total',
    (_name, calculator) => {
      const { container, unmount } = render(calculator);
      // By selector: a query by role takes longer than what is tested here.
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
