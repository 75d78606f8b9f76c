import styles from './estimate-note.module.css';

type EstimateNoteProps = {
  /** Who has reviewed the calculator, and when; empty while nobody has. */
  readonly reviewed: string;
};

/** The closing note of a calculator: results are estimates. */
export function EstimateNote({ reviewed }: EstimateNoteProps) {
  return (
    <section className={`section ${styles.note}`} aria-label="About these results">
      <div className="wrap">
        <p className={styles.text}>
          Free to use. Results are estimates, not a quote, an approval, an offer or a commitment to lend. Property tax
          and insurance change from year to year.{reviewed ? ` ${reviewed}` : null}
        </p>
      </div>
    </section>
  );
}
