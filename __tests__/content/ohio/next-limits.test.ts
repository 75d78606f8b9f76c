import { missingLimits, nextLimitsText } from '@/content/ohio/next-limits';

const announced = { year: 2027, conforming: 850000 };

test('the page says when the next limits come, and prints them once they are announced', () => {
  expect(nextLimitsText(null, '2026-11-24')).toMatch(
    /^The 2027 limits aren’t out yet\. .* November 24, 2026 this year/,
  );
  expect(nextLimitsText(null, '2026-11-25')).toMatch(/^We don’t have the 2027 limits .* Call us for yours\.$/);
  expect(nextLimitsText(announced, '2026-12-05')).toBe(
    'For 2027 the conforming limit will be $850,000. FHA’s follow soon after.',
  );
  expect(nextLimitsText({ ...announced, fha: { floor: 552500, columbus: 600000 } }, '2026-12-20')).toBe(
    'For 2027 the conforming limit will be $850,000. FHA will be $552,500 in most counties and $600,000 around Columbus.',
  );
});

test.each([
  ['2026-11-24', null, null],
  ['2026-11-25', null, 'were due on 2026-11-24'],
  ['2026-12-31', announced, null],
  // Last year’s entry does not count.
  ['2027-12-01', announced, 'the loan limits of 2028 were due on 2027-11-30'],
])('a build on %s asks for limits that are announced but not entered', (day, limits, sentence) => {
  const asked = missingLimits(limits, day);
  if (sentence === null) expect(asked).toBeNull();
  else expect(asked).toContain(sentence);
});
