import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { freshTab, loadLazyCode, openLink } from '@/__tests__/helpers/calculator-screen';
import { calculators } from './every-calculator';

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

beforeAll(async () => {
  await loadLazyCode(...Object.values(calculators));
  // The windows of a refinance are drawn only for a known loan.
  openLink('principal=280000&payment=2041.66&rate=6.9');
  await loadLazyCode(calculators.refinance);
});
beforeEach(freshTab);

it.each(Object.entries(calculators))(
  'whatever is typed into the %s calculator, it never prints NaN, Infinity or undefined, and printed parts add up to their printed total',
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
