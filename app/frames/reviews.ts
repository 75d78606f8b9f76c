import type { ReviewText } from '@/components/sections/review';
import { sampleReviewLabel, testimonials } from '@/content/testimonials';

/** The reviews as the site prints them; a sample carries its pennant. */
export const reviews: readonly ReviewText[] = testimonials.map(({ id, quote, name, about, sample }) => ({
  id,
  quote,
  name,
  about,
  tag: sample ? sampleReviewLabel : undefined,
}));
