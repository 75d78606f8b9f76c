import type { ReviewText } from '@/components/sections/reviews/review';
import { sampleReviewLabel, testimonials } from '@/content/lender/testimonials';

/** The reviews as the site prints them; a sample carries its pennant. */
export const reviews: readonly (ReviewText & { readonly officer?: string | undefined })[] = testimonials.map(
  ({ id, quote, name, loan, city, year, officer, sample }) => ({
    id,
    quote,
    name,
    about: `${loan} · ${city} · ${year}`,
    tag: sample ? sampleReviewLabel : undefined,
    officer,
  }),
);
