import { testimonials } from '@/content/testimonials';

test('a sample review cannot be taken for a real one', () => {
  expect(testimonials.length).toBeGreaterThanOrEqual(1);
  for (const review of testimonials) expect(review.name === 'Sample client').toBe(review.sample);
});
