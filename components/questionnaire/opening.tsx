import type { ContactFacts } from '@/components/forms/messages';
import { Progress } from './progress';
import above from './progress.module.css';
import styles from './questionnaire.module.css';

type OpeningProps = {
  readonly name: string;
  readonly questions: number;
  readonly contact: ContactFacts;
  readonly callPath: string;
  readonly withoutScript: string;
};

/** The exported page, shown until script loads and where none runs. */
export function Opening({ name, questions, contact, callPath, withoutScript }: OpeningProps) {
  return (
    <>
      <div className={`row quiet t-s ${above.words}`} data-print="no" />
      <Progress passed={0} questions={questions} />
      <h1 className={styles.question}>{name}</h1>
      <p role="status" className={styles.opening}>
        Opening the questions…
      </p>
      <p className={styles.late}>
        Still nothing? Reload the page, or call <a href={contact.phone.href}>{contact.phone.display}</a> and we’ll ask
        you in person ({contact.hours}).
      </p>
      <noscript>
        <p>
          {withoutScript} <a href={contact.phone.href}>{contact.phone.display}</a>, or{' '}
          <a href={callPath}>ask us to call you</a>.
        </p>
      </noscript>
    </>
  );
}
