import styles from './loan-chooser.module.css';

type LoanChooserProps = {
  readonly heading: string;
  readonly lead: string;
  /** The answer that rules out nothing, chosen at first. */
  readonly any: string;
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    readonly answers: readonly { readonly id: string; readonly label: string }[];
  }[];
  readonly listHeading: string;
  readonly note: string;
  readonly loans: readonly {
    readonly name: string;
    readonly why: string;
    readonly path: string;
    /** The answers that rule it out. */
    readonly not: readonly string[];
  }[];
};

/** Questions that shorten a list of loans by styles alone; a browser without `:has` shows the whole list. */
export function LoanChooser({ heading, lead, any, questions, listHeading, note, loans }: LoanChooserProps) {
  return (
    <section className={styles.chooser} aria-labelledby="chooser">
      <h2 id="chooser">{heading}</h2>
      <p>{lead}</p>
      {questions.map(({ id, text, answers }) => (
        <fieldset key={id}>
          <legend>{text}</legend>
          <label>
            <input type="radio" name={id} value="any" defaultChecked />
            {any}
          </label>
          {answers.map((answer) => (
            <label key={answer.id}>
              <input type="radio" name={id} value={answer.id} />
              {answer.label}
            </label>
          ))}
        </fieldset>
      ))}
      <h3>{listHeading}</h3>
      <ul>
        {loans.map(({ name, why, path, not }) => (
          <li key={name} data-not={not.length > 0 ? not.join(' ') : undefined}>
            <a href={path}>{name}</a> {why}
          </li>
        ))}
      </ul>
      <p className="small">{note}</p>
    </section>
  );
}
