'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { classes } from '@/components/browser/classes';
import { nextTypingFrame, type TypingFrame, typingTimes } from '@/lib/typing';
import styles from './hero.module.css';

type TypedHeadlineProps = {
  readonly kicker: string;
  readonly phrases: readonly string[];
  /** Announced by screen readers. */
  readonly sentence: string;
  /** Called with the index of the phrase being typed. */
  readonly onPhrase: (phrase: number) => void;
};

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribeToReducedMotion(listener: () => void): () => void {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function prefersReducedMotion(): boolean {
  return window.matchMedia(reducedMotion).matches;
}

/**
 * The heading of the home page. Screen readers announce one fixed sentence with all the phrases. On screen the phrases
 * are typed one after another until paused; with reduced motion only the first one shows.
 */
export function TypedHeadline({ kicker, phrases, sentence, onPhrase }: TypedHeadlineProps) {
  const isReduced = useSyncExternalStore(subscribeToReducedMotion, prefersReducedMotion, () => false);
  const [paused, setPaused] = useState(false);
  const [first] = useState<TypingFrame>({ phrase: 0, length: phrases[0]?.length ?? 0, deleting: false });
  const [typing, setTyping] = useState(first);

  useEffect(() => {
    if (isReduced || paused) return;
    const { frame, after } = nextTypingFrame(phrases, typing);
    const timer = window.setTimeout(
      () => {
        setTyping(frame);
        if (frame.phrase !== typing.phrase) onPhrase(frame.phrase);
      },
      typing === first ? typingTimes.start : after,
    );
    return () => window.clearTimeout(timer);
  }, [first, typing, isReduced, paused, phrases, onPhrase]);

  const shown = isReduced ? phrases[0] : phrases[typing.phrase]?.slice(0, typing.length);

  return (
    <>
      <div className={styles.kick}>
        <span aria-hidden="true">{kicker}</span>
        <button
          className={styles.pause}
          type="button"
          data-print="no"
          aria-label="Pause the changing headline"
          aria-pressed={paused}
          onClick={() => setPaused(!paused)}
        />
      </div>
      <h1 className={styles.title} id="hero-title">
        <span className="vh">{sentence}</span>
        <span className={classes(styles.typed, paused && styles.paused)} aria-hidden="true">
          {shown}
        </span>
      </h1>
    </>
  );
}
