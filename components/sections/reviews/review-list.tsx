import { sampleReviewLabel, testimonials } from '@/content/lender/testimonials';
import { Review, type ReviewText } from './review';
import styles from './reviews.module.css';

/** Sample reviews are tagged. */
export const printedReviews: readonly (ReviewText & { readonly officer?: string | undefined })[] = testimonials.map(
  ({ id, quote, name, loan, city, year, officer, sample }) => ({
    id,
    quote,
    name,
    // A line does not start with a separator.
    about: [loan, city, year].join('\u00a0· '),
    tag: sample ? sampleReviewLabel : undefined,
    officer,
  }),
);

export function ReviewList() {
  return (
    <ul className={`grid ${styles.list}`}>
      {printedReviews.map((review) => (
        <li key={review.id}>
          <Review review={review} />
        </li>
      ))}
    </ul>
  );
}
