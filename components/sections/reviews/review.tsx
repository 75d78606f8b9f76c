import { Tag } from '@/components/drawings/signs';
import styles from './reviews.module.css';

export type ReviewText = {
  readonly id: string;
  readonly quote: string;
  readonly name: string;
  readonly about: string;
  readonly tag?: string;
};

export function Review({ review }: { readonly review: ReviewText }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>“{review.quote}”</p>
      </blockquote>
      <figcaption className="quiet">
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
