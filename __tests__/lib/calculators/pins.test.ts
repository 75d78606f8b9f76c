import { monthlyPaymentContent } from '@/content/calculators/monthly-payment';
import { initialValues } from '@/lib/calculators/definition';
import { pinsText, readPins } from '@/lib/calculators/pins';

const fields = monthlyPaymentContent.fields;
const start = initialValues(fields);

describe('pinned scenarios', () => {
  it('come back as they were kept', () => {
    const pins = [start, { ...start, homePrice: 320000, state: 'OH', extraMonthly: 100 }];
    expect(readPins(fields, pinsText(fields, pins))).toEqual(pins);
  });

  it('are at most three', () => {
    expect(readPins(fields, pinsText(fields, [start, start, start, start]))).toHaveLength(3);
  });

  it.each(['', 'nonsense', '{"a":1}', 'price=1', 'price=-1&down=1&months=360&rate=6&state=OH&tax=0&insurance=0&hoa=0'])(
    'ignore a kept text that does not describe them: %j',
    (text) => expect(readPins(fields, text)).toEqual([]),
  );
});
