import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { freshTab } from '@/__tests__/helpers/calculator-screen';
import { AffordabilityCalculator } from '@/components/calculators/affordability/affordability-calculator.client';
import { MonthlyPaymentCalculator } from '@/components/calculators/monthly-payment/monthly-payment-calculator.client';
import { RentVsBuyCalculator } from '@/components/calculators/rent-vs-buy/rent-vs-buy-calculator.client';
import { ReplacementCalculator } from '@/components/calculators/replacement/replacement-calculator.client';
import { affordabilityContent } from '@/content/calculators/affordability';
import { consolidationContent } from '@/content/calculators/consolidation';
import { monthlyPaymentContent } from '@/content/calculators/monthly-payment';
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

describe('whatever is typed into the fields', () => {
  beforeEach(freshTab);

  it.each(calculators)('of the %s calculator, it never prints NaN, Infinity or undefined', (_name, calculator) => {
    const { container, unmount } = render(calculator);
    const count = screen.getAllByRole('textbox').length;
    const runs = fc.array(fc.tuple(fc.nat(count - 1), fc.constantFrom(...texts)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(runs, (changes) => {
        for (const [index, value] of changes) {
          const fields = screen.getAllByRole('textbox');
          fireEvent.change(fields[index % fields.length] ?? container, { target: { value } });
        }
        const printed = container.textContent?.replaceAll('“NaN”', '') ?? '';
        expect(printed).not.toMatch(/NaN|Infinity|undefined|null/);
        const drawn = [...container.querySelectorAll('svg *, progress')].map((mark) => mark.outerHTML).join('');
        expect(drawn).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: 12, seed: 20261122 },
    );
    unmount();
  });
});
