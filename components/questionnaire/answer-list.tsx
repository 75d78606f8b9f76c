import { PlainButton } from '@/components/ui/button';
import type { Answers } from '@/lib/forms/definition';
import { answerText, isAsked } from '@/lib/questionnaire/answers';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import styles from './questionnaire.module.css';

type AnswerListProps = {
  readonly questionnaire: Questionnaire;
  readonly answers: Answers;
  readonly disabled: boolean;
  /** Receives the index of the step to change. */
  readonly onChange: (step: number) => void;
};

/** Every answer but the last, which is still in its field, each with a way to change it. */
export function AnswerList({ questionnaire, answers, disabled, onChange }: AnswerListProps) {
  return (
    <section className={styles.review} aria-labelledby="your-answers">
      <h2 id="your-answers">Your answers</h2>
      <dl>
        {questionnaire.steps.slice(0, -1).map((step, index) =>
          isAsked(step, answers) ? (
            <div key={step.field}>
              <dt>{step.label}</dt>
              <dd>{answerText(step, answers[step.field] ?? '')}</dd>
              <dd>
                <PlainButton disabled={disabled} onClick={() => onChange(index)}>
                  Change<span className="vh"> {step.label}</span>
                </PlainButton>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
