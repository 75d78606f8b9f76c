import { reviewsWords } from '@/content/lender/testimonials';

const real = {
  id: 'anna',
  sample: false,
  quote: 'They called.',
  name: 'Anna B.',
  loan: 'Refinance',
  city: 'Dayton',
  year: 2026,
};
const sample = { ...real, sample: true };

test('the reviews page mentions samples as long as there are any', () => {
  expect(reviewsWords([real, sample]).lead).toContain('A review marked as a sample is a placeholder');
  expect(reviewsWords([real, sample]).description).toContain('marked as samples');
});

test('the reviews page does not mention samples once all reviews are real', () => {
  expect(Object.values(reviewsWords([real])).join(' ')).not.toMatch(/sample|placeholder/i);
});

test('without reviews, the page says that none are published', () => {
  expect(reviewsWords([]).lead).toContain('No client review is published yet.');
});
