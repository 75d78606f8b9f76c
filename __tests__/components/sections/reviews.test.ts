import { printedReviews } from '@/components/sections/reviews/review-list';

test('no line of a review’s caption starts with a separator', () => {
  expect(printedReviews.length).toBeGreaterThan(0);
  for (const { about } of printedReviews) expect(about).toMatch(/^[^·]+\u00a0· [^·]+\u00a0· \d{4}$/);
});
