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

test('the page of reviews mentions samples while there are any', () => {
  expect(reviewsWords([real, sample]).lead).toContain('A review marked as a sample is a placeholder');
  expect(reviewsWords([real, sample]).description).toContain('marked as samples');
});

test('with real reviews alone it says nothing of samples', () => {
  expect(Object.values(reviewsWords([real])).join(' ')).not.toMatch(/sample|placeholder/i);
});

test('without a review it says that none is published', () => {
  expect(reviewsWords([]).lead).toContain('No client review is published yet.');
});
