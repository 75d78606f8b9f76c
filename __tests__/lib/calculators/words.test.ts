import { fieldText, shareOf, spokenText, termText } from '@/lib/calculators/words';

describe('numbers in words', () => {
  it.each([
    [360, '30 years'],
    [209, '17 years 5 months'],
    [12, '1 year'],
    [13, '1 year 1 month'],
    [7, '7 months'],
    [0, '0 months'],
  ])('%i months read %j', (months, text) => expect(termText(months)).toBe(text));

  it.each([
    [2743.18, 3556.18, '77.1%'],
    [1, 1, '100.0%'],
    [5, 0, '0.0%'],
  ])('%d of %d is %j', (part, whole, text) => expect(shareOf(part, whole)).toBe(text));

  it.each([
    ['money', 500000, '500,000', '$500,000'],
    ['money', 3556.18, '3,556.18', '$3,556.18'],
    ['money', -5, '-5', '−$5'],
    ['percent', 6.5, '6.5', '6.5%'],
    ['months', 360, '360', '360 months'],
    ['months', 1, '1', '1 month'],
  ] as const)('a %s field shows %d as %j and speaks it as %j', (kind, value, shown, spoken) => {
    expect(fieldText({ kind }, value)).toBe(shown);
    expect(spokenText({ kind }, value)).toBe(spoken);
  });

  it.each([
    [84, '7', '7 years'],
    [18, '1.5', '1 year 6 months'],
    [7, '0.58', '7 months'],
  ])('a field of years shows %d months as %j and announces them as %j', (months, shown, spoken) => {
    expect(fieldText({ kind: 'months', shownIn: 'years' }, months)).toBe(shown);
    expect(spokenText({ kind: 'months', shownIn: 'years' }, months)).toBe(spoken);
  });
});
