'use client';

import { useRef, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { MoreLink } from '@/components/controls/button';
import { iconClass } from '@/components/drawings/signs';
import { Review, type ReviewText } from './review';
import styles from './reviews.module.css';

type ReviewReelProps = {
  readonly reviews: readonly ReviewText[];
  readonly more: { readonly label: string; readonly path: string };
};

/** One review at a time. The buttons wrap around, and it never moves on its own. */
export function ReviewReel({ reviews, more }: ReviewReelProps) {
  const reel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const last = reviews.length - 1;
  const [only] = reviews;

  function show(index: number) {
    const box = reel.current;
    if (!box) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollTo({ left: index * box.clientWidth, behavior: still ? 'auto' : 'smooth' });
    setShown(index);
  }

  if (last === 0 && only) return <Review review={only} />;
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        ref={reel}
        className={styles.reel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-roledescription="carousel"
        aria-label="Client reviews"
        onScroll={(event) => {
          const box = event.currentTarget;
          setShown(Math.min(last, Math.max(0, Math.round(box.scrollLeft / Math.max(1, box.clientWidth)))));
        }}
      >
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </div>
      <div className={styles.arrows}>
        <button
          type="button"
          className={classes(styles.arrow, iconClass('back', 'before'))}
          aria-label="Previous review"
          onClick={() => show(shown === 0 ? last : shown - 1)}
        />
        <button
          type="button"
          className={classes(styles.arrow, iconClass('go', 'after'))}
          aria-label="Next review"
          onClick={() => show(shown === last ? 0 : shown + 1)}
        />
        <p className="small" role="status">
          {shown + 1} of {reviews.length}
        </p>
        <MoreLink href={more.path}>{more.label}</MoreLink>
      </div>
    </div>
  );
}
