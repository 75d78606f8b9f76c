'use client';

import { useState } from 'react';
import { PlainButton } from '@/components/controls/button';
import segments from '@/components/controls/segments.module.css';
import { Door } from '@/components/drawings/door';
import { listText } from '@/lib/calculators/words';
import { fittingLoans, type QuizLoan } from '@/lib/loan-quiz';
import styles from './loan-quiz.module.css';

type LoanQuizProps = {
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    readonly answers: readonly { readonly id: string; readonly label: string }[];
  }[];
  readonly loans: readonly QuizLoan[];
  readonly phone: { readonly display: string; readonly href: string };
};

/** Questions in any order, and up to three loans that fit, each as a lit door. */
export function LoanQuiz({ questions, loans, phone }: LoanQuizProps) {
  const [answersById, setAnswersById] = useState<Readonly<Record<string, string>>>({});
  const answers = new Set(Object.values(answersById));
  const found = fittingLoans(loans, answers);

  function answer(question: string, id: string) {
    const { [question]: before, ...others } = answersById;
    setAnswersById(before === id ? others : { ...others, [question]: id });
  }

  return (
    <div className={`cols ${styles.quiz}`}>
      <form className={`${styles.questions} live`} onSubmit={(event) => event.preventDefault()} data-print="no">
        {questions.map((question) => (
          <fieldset key={question.id}>
            <legend>{question.text}</legend>
            <div className={segments.segments}>
              {question.answers.map(({ id, label }) => (
                <label key={id} className="ring">
                  <input
                    className="unseen"
                    type="radio"
                    name={question.id}
                    value={id}
                    checked={answersById[question.id] === id}
                    onChange={() => answer(question.id, id)}
                    onClick={() => answersById[question.id] === id && answer(question.id, id)}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <PlainButton onClick={() => setAnswersById({})} disabled={answers.size === 0}>
          Clear
        </PlainButton>
      </form>
      <div className={`stick ${styles.panel}`}>
        <p className="vh" role="status">
          {answers.size > 0 ? announcementOf(found.map(({ loan }) => loan.name)) : ''}
        </p>
        {answers.size === 0 ? (
          <Unlit />
        ) : found.length === 0 ? (
          <>
            <h2 className="t-xl">None of these. Call us.</h2>
            <p>Your answers need a person. Tell us what you plan.</p>
            <p>
              <a href={phone.href}>{phone.display}</a>
            </p>
          </>
        ) : (
          <>
            <h2 className="t-xl">{found.length === 1 ? 'Look at this one first' : 'Look at these first'}</h2>
            <p className="small">A place to start, not an offer. A loan officer checks what you can get.</p>
            <ol className={`t-s ${styles.doors}`}>
              {found.map(({ loan, reasons, catch: drawback }, place) => (
                <li key={loan.name}>
                  <Door initials={String(place + 1)} />
                  <div>
                    <h3 className="t-l">
                      <a href={loan.path}>{loan.name}</a>
                    </h3>
                    <p>
                      <b>Because</b> {listText(reasons)}.
                    </p>
                    <p>
                      <b>The catch:</b> {drawback}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </div>
  );
}

function announcementOf(names: readonly string[]): string {
  if (names.length === 0) return 'No loan on the list fits.';
  return `${names.length === 1 ? 'One loan' : `${names.length} loans`}: ${names.join(', ')}.`;
}

function Unlit() {
  return (
    <>
      <h2 className="t-xl">Answer a question and we’ll narrow it down</h2>
      <p className="live">Answer one question and the doors that fit light up, each with its reason and its catch.</p>
      <p className="unscripted">Read the tables below.</p>
      <div className={styles.dark}>
        <Door />
        <Door />
        <Door />
      </div>
    </>
  );
}
