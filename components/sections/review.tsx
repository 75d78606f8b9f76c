import { Tag } from '@/components/ui/plate';
import styles from './reviews.module.css';

export type ReviewText = {
  readonly id: string;
  readonly quote: string;
  readonly name: string;
  readonly about: string;
  /** The pennant of a sample. */
  readonly tag?: string;
};

/** What one client said; a sample says that it is one. */
export function Review({ review }: { readonly review: ReviewText }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>“{review.quote}”</p>
      </blockquote>
      <figcaption>
        <b>{review.name}</b>
        {review.about}
        {review.tag ? (
          <span className={styles.tag}>
            <Tag>{review.tag}</Tag>
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}

/** Every review, one under another. */
export function ReviewList({ reviews }: { readonly reviews: readonly ReviewText[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <Review review={review} />
        </li>
      ))}
    </ul>
  );
}
