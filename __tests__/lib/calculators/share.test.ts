import { initialValues } from '@/lib/calculators/definition';
import { fields } from '@/lib/calculators/payment/fields';
import { acceptedValue, lowestOf, pinsText, readPins, readShareHash, shareHash } from '@/lib/calculators/share';

const start = initialValues(fields);

describe('a shared URL', () => {
  it('names each input in plain words', () => {
    expect(shareHash(fields, start)).toBe(
      'price=500000&down=66000&months=360&rate=6.5&state=NONE&tax=0&insurance=0&hoa=0',
    );
  });

  it('mentions extra payments only if there are any', () => {
    expect(shareHash(fields, { ...start, extraMonthly: 250 })).toMatch(/&extra=250$/);
  });

  it('keeps money to the cent and rates to three decimals', () => {
    expect(shareHash(fields, { ...start, homePrice: 540632.4567, ratePercent: 6.125 })).toContain(
      'price=540632.46&down=66000&months=360&rate=6.125',
    );
  });

  it('restores the inputs it was made from', () => {
    const values = { ...start, homePrice: 325000.5, downPayment: 0, state: 'OH', annualPropertyTax: 5102.5 };
    expect(readShareHash(fields, `#${shareHash(fields, values)}`)).toEqual({
      missing: [],
      values,
      invalidParams: [],
      unknownParams: false,
    });
  });

  it.each(['', '#', '#result', '#top'])('contains no inputs if it is %j', (hash) => {
    expect(readShareHash(fields, hash)).toBeNull();
  });

  it.each([
    ['price=abc', 'Home price'],
    ['price=-5', 'Home price'],
    ['price=1e9', 'Home price'],
    ['price=1000000000', 'Home price'],
    ['price=', 'Home price'],
    ['price=<script>alert(1)</script>', 'Home price'],
    ['price=%E0%A4%A', 'Home price'],
    ['price=NaN', 'Home price'],
    ['price=0x10', 'Home price'],
    ['rate=100.001', 'Interest rate'],
    ['rate=6.12345', 'Interest rate'],
    ['months=9999', 'Loan length'],
    ['months=12.5', 'Loan length'],
    ['months=0', 'Loan length'],
    ['state=ZZ', 'State'],
    ['state=constructor', 'State'],
    ['state=__proto__', 'State'],
  ])('with %j falls back to the initial value and names the field', (hash, label) => {
    expect(readShareHash(fields, `#${hash}`)).toMatchObject({
      values: start,
      invalidParams: [label],
      unknownParams: false,
    });
  });

  it('without any usable value shows the full example, with nothing missing', () => {
    expect(readShareHash(fields, '#price=abc&months=1e9&surprise=1')).toMatchObject({ values: start, missing: [] });
    expect(readShareHash(fields, '#price=abc&months=360')?.missing).toContain('downPayment');
  });

  it.each([
    ['a name that is no input', 'price=500000&surprise=1'],
    ['an input named twice', 'price=500000&price=1'],
    ['a part without a name', 'price=500000&=1'],
    ['the prototype of objects', '__proto__=1&price=500000'],
    ['a text without end', `price=500000&x=${'9'.repeat(2000)}`],
  ])('with %s keeps the rest and reports the unknown part', (_case, hash) => {
    expect(readShareHash(fields, `#${hash}`)).toMatchObject({ values: start, invalidParams: [], unknownParams: true });
  });

  it('lets mortgage insurance exceed 100 percent, as its field does', () => {
    const pmi = { kind: 'percent', label: 'PMI', param: 'pmi', initial: 0.4, unlimited: true } as const;
    expect(acceptedValue(pmi, '150')).toBe(150);
  });
});

describe('pinned scenarios', () => {
  it('are restored as they were stored', () => {
    const pins = [
      { name: '', values: start },
      { name: 'Elm & 3rd', values: { ...start, homePrice: 320000, state: 'OH', extraMonthly: 100 } },
    ];
    expect(readPins(fields, pinsText(fields, pins))).toEqual(pins);
  });

  it('are limited to three', () => {
    expect(readPins(fields, pinsText(fields, Array(4).fill({ name: 'A', values: start })))).toHaveLength(3);
  });

  it.each(['', 'nonsense', '{"a":1}', 'price=1', 'price=-1&down=1&months=360&rate=6&state=OH&tax=0&insurance=0&hoa=0'])(
    'ignore a stored text that does not describe them: %j',
    (text) => expect(readPins(fields, text)).toEqual([]),
  );

  it.each([
    [[3, 1, 2], 1],
    [[1, 1, 2], null],
    [[2, 2], null],
    [[2, null], null],
    [[2], null],
  ])('for amounts %j the lowest is marked: %j', (amounts, best) => {
    const results = amounts.map((amount) => ({ label: 'Cost', text: '', amount }));
    expect(lowestOf(results)).toBe(best);
  });
});
