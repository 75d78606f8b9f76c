import { PlainButton } from '@/components/controls/button';
import type { Answers } from '@/lib/forms/definition';
import { answerText, isAsked } from '@/lib/questionnaire/answers';
import type { Questionnaire, Step } from '@/lib/questionnaire/definition';
import { isShareStep, shareText } from '@/lib/questionnaire/share';
import styles from './questionnaire.module.css';

type AnswerListProps = {
  readonly questionnaire: Questionnaire;
  readonly answers: Answers;
  readonly disabled: boolean;
  readonly changed?: string | undefined;
  readonly onChange: (field: string) => void;
};

function textOf(step: Step, answers: Answers): string {
  return isShareStep(step) ? shareText(step, answers) : answerText(step, answers[step.field] ?? '');
}

function greet(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
  button?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
}

export function AnswerList({ questionnaire, answers, disabled, changed, onChange }: AnswerListProps) {
  const sections = [...new Set(questionnaire.steps.map(({ section }) => section))];

  return sections.map((section) => (
    <section key={section} className={styles.answers} aria-label={section}>
      <h2>{section}</h2>
      <dl>
        {questionnaire.steps
          .filter((step) => step.section === section)
          .map((step) => {
            const asked = isAsked(step, answers);
            return (
              <div key={step.field}>
                <dt>{step.label}</dt>
                <dd>{asked ? textOf(step, answers) : 'Not asked'}</dd>
                <dd>
                  {asked ? (
                    <PlainButton
                      disabled={disabled}
                      ref={step.field === changed ? greet : undefined}
                      onClick={() => onChange(step.field)}
                    >
                      Change<span className="vh"> {step.label}</span>
                    </PlainButton>
                  ) : null}
                </dd>
              </div>
            );
          })}
      </dl>
    </section>
  ));
}
