import disclosure from '@/components/controls/disclosure.module.css';
import type { ContactFacts } from '@/components/forms/messages';
import { choiceText } from '@/lib/fields/field';
import type { Questionnaire, Step } from '@/lib/questionnaire/definition';
import styles from './question-list.module.css';

/** What to do without script, above this list. A prop of the island, so that no script carries it. */
export const withoutScript =
  'The questions need JavaScript, which is turned off or didn’t arrive. Print the list at the end of this page, call us and we’ll go through it with you, or ask for a call:';

type QuestionListProps = {
  readonly questionnaire: Questionnaire;
  readonly contact: Pick<ContactFacts, 'phone'>;
  readonly callPath: string;
  readonly title: string;
  readonly papersPath: string;
};

function choicesOf(step: Step): string {
  return step.kind === 'choice' ? step.choices.map(choiceText).join(', ') : '';
}

/** All questions on one page, to read ahead, print or answer by phone. Works without script. */
export function QuestionList({ questionnaire, contact, callPath, title, papersPath }: QuestionListProps) {
  return (
    <section className={styles.list} aria-labelledby="all-questions" data-print="opened">
      <div className="wrap">
        <h2 id="all-questions">All the questions on one page</h2>
        <p>
          Read ahead, print them, or answer them by phone: <a href={contact.phone.href}>{contact.phone.display}</a>, or{' '}
          <a href={callPath}>ask us to call you</a>.
        </p>
        <details className="flow">
          <summary className={disclosure.opens}>Show the questions</summary>
          <h3>{title}</h3>
          <ol>
            {questionnaire.steps.map((step) => (
              <li key={step.field}>
                {step.question}
                {step.askedWhen ? ' (if so)' : null}
                {step.kind === 'choice' ? <span className="small"> {choicesOf(step)}.</span> : null}
              </li>
            ))}
          </ol>
          <p>
            <a href={papersPath}>What to have ready</a>
          </p>
        </details>
      </div>
    </section>
  );
}
