import { nextLimitsText } from '@/content/ohio/next-limits';

test('the page says when the next limits come, and prints them once announced', () => {
  expect(nextLimitsText(null, 2027)).toMatch(/^The 2027 limits aren’t out as we write this\. .* last days of November/);
  expect(nextLimitsText({ year: 2027, conforming: 850000 }, 2027)).toBe(
    'For 2027 the conforming limit will be $850,000. FHA’s follow in December.',
  );
  expect(nextLimitsText({ year: 2027, conforming: 850000, fha: { floor: 552500, columbus: 600000 } }, 2027)).toBe(
    'For 2027 the conforming limit will be $850,000. FHA will be $552,500 in most counties and $600,000 around Columbus.',
  );
});
