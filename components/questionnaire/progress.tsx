import styles from './progress.module.css';

type ProgressProps = {
  readonly passed: number;
  readonly now?: number;
  readonly questions: number;
};

/** One window per question: lit when passed, outlined when current. The text next to it says the same. */
export function Progress({ passed, now = 1, questions }: ProgressProps) {
  return (
    <div className={styles.windows} aria-hidden="true" data-print="no">
      {Array.from({ length: questions }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a window has no identity but its index.
        <i key={index} className={index < passed ? styles.lit : index < passed + now ? styles.now : undefined} />
      ))}
    </div>
  );
}
