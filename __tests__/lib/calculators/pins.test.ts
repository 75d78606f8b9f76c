import { paymentFields } from '@/components/calculators/payment/fields';
import { paymentFacts } from '@/content/examples/calculator-facts';
import { initialValues } from '@/lib/calculators/definition';
import { lowestOf, pinsText, readPins } from '@/lib/calculators/share';

const fields = paymentFields(paymentFacts.pmiPercent);
const start = initialValues(fields);

describe('pinned scenarios', () => {
  it('come back as they were kept', () => {
    const pins = [
      { name: '', values: start },
      { name: 'Elm & 3rd', values: { ...start, homePrice: 320000, state: 'OH', extraMonthly: 100 } },
    ];
    expect(readPins(fields, pinsText(fields, pins))).toEqual(pins);
  });

  it('are at most three', () => {
    expect(readPins(fields, pinsText(fields, Array(4).fill({ name: 'A', values: start })))).toHaveLength(3);
  });

  it.each(['', 'nonsense', '{"a":1}', 'price=1', 'price=-1&down=1&months=360&rate=6&state=OH&tax=0&insurance=0&hoa=0'])(
    'ignore a kept text that does not describe them: %j',
    (text) => expect(readPins(fields, text)).toEqual([]),
  );

  it.each([
    [[3, 1, 2], 1],
    [[1, 1, 2], null],
    [[2, 2], null],
    [[2, null], null],
    [[2], null],
  ])('of amounts %j the lowest is marked: %j', (amounts, best) => {
    const results = amounts.map((amount) => ({ label: 'Cost', text: '', amount }));
    expect(lowestOf(results)).toBe(best);
  });
});
