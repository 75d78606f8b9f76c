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
  readonly words: {
    readonly clear: string;
    readonly unlit: { readonly heading: string; readonly text: string };
    readonly lit: { readonly one: string; readonly several: string; readonly text: string };
    readonly none: { readonly heading: string; readonly text: string };
    readonly because: string;
    readonly catch: string;
    readonly unscripted: string;
    readonly phone: { readonly display: string; readonly href: string };
  };
  readonly loans: readonly QuizLoan[];
};

/** Questions that can be answered in any order, and at most three loans that fit, each as a lit door. */
export function LoanQuiz({ questions, words, loans }: LoanQuizProps) {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const answers = new Set(Object.values(given));
  const found = fittingLoans(loans, answers);

  function answer(question: string, id: string) {
    const { [question]: before, ...others } = given;
    setGiven(before === id ? others : { ...others, [question]: id });
  }

  return (
    <div className={styles.quiz}>
      <form className={`${styles.questions} live`} onSubmit={(event) => event.preventDefault()} data-print="no">
        {questions.map((question) => (
          <fieldset key={question.id}>
            <legend>{question.text}</legend>
            <div className={segments.segments}>
              {question.answers.map(({ id, label }) => (
                <label key={id}>
                  <input
                    type="radio"
                    name={question.id}
                    value={id}
                    checked={given[question.id] === id}
                    onChange={() => answer(question.id, id)}
                    onClick={() => given[question.id] === id && answer(question.id, id)}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <PlainButton onClick={() => setGiven({})} disabled={answers.size === 0}>
          {words.clear}
        </PlainButton>
      </form>
      <div className={styles.panel}>
        <p className="vh" role="status">
          {answers.size > 0 ? saidOf(found.map(({ loan }) => loan.name)) : ''}
        </p>
        {answers.size === 0 ? (
          <Unlit {...words.unlit} unscripted={words.unscripted} />
        ) : found.length === 0 ? (
          <>
            <h2>{words.none.heading}</h2>
            <p>{words.none.text}</p>
            <p>
              <a href={words.phone.href}>{words.phone.display}</a>
            </p>
          </>
        ) : (
          <>
            <h2>{found.length === 1 ? words.lit.one : words.lit.several}</h2>
            <p className="small">{words.lit.text}</p>
            <ol className={styles.doors}>
              {found.map(({ loan, reasons }, place) => (
                <li key={loan.name}>
                  <Door initials={String(place + 1)} />
                  <div>
                    <h3>
                      <a href={loan.path}>{loan.name}</a>
                    </h3>
                    <p>
                      <b>{words.because}</b> {listText(reasons)}.
                    </p>
                    <p>
                      <b>{words.catch}</b> {loan.catch}
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

/** What is announced: the loans that fit. */
function saidOf(names: readonly string[]): string {
  if (names.length === 0) return 'No loan of the list fits.';
  return `${names.length === 1 ? 'One loan' : `${names.length} loans`}: ${names.join(', ')}.`;
}

/** The panel before the first answer. */
function Unlit({ heading, text, unscripted }: LoanQuizProps['words']['unlit'] & { readonly unscripted: string }) {
  return (
    <>
      <h2>{heading}</h2>
      <p className="live">{text}</p>
      <p className={styles.unscripted}>{unscripted}</p>
      <div className={styles.dark}>
        <Door />
        <Door />
        <Door />
      </div>
    </>
  );
}
