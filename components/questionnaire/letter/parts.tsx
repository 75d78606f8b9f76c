import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { type Figure, Figures } from '@/components/page/figures/figures';
import numbered from '@/components/page/next-steps.module.css';
import type { Tone } from '@/lib/charts';
import type { Answers } from '@/lib/forms/definition';
import { aprText } from '@/lib/mortgage/apr';
import { percentText, usd } from '@/lib/numbers/format';
import { type LetterFacts, type LetterQuestion, type LoanKind, waitingText } from '@/lib/questionnaire/letter/facts';
import styles from './letter.module.css';

export type Part = Pick<Figure, 'label' | 'note'> & { readonly amount: number; readonly tone: Tone };

/** A share of a bar as its width: 0.125 is "12.5%". */
export const widthOf = (share: number) => `${Math.round(1000 * share) / 10}%`;

type PartsProps = {
  readonly caption: string;
  readonly parts: readonly Part[];
  readonly total: { readonly label: string; readonly amount: number };
  readonly print?: (amount: number) => string;
};

export function Parts({ caption, parts, total, print = usd }: PartsProps) {
  const sum = parts.reduce((before, { amount }) => before + amount, 0);
  let start = 0;
  return (
    <>
      <svg className={styles.bar} width="100%" height="16" aria-hidden="true" focusable="false">
        {parts.map(({ amount, tone }) => {
          const x = start;
          start += amount / sum;
          return <rect key={tone} data-tone={tone} x={widthOf(x)} width={widthOf(amount / sum)} height="16" />;
        })}
      </svg>
      <Figures
        caption={caption}
        lines={parts.map(({ amount, ...part }) => ({ ...part, text: print(amount) }))}
        total={{ label: total.label, text: print(total.amount) }}
        dense
      />
    </>
  );
}

type PaymentPanelProps = {
  readonly title: string;
  readonly figure: string;
  /** Both in percent a year; without a loan there is no APR. */
  readonly rate: number;
  readonly apr: number | null;
  readonly children: ReactNode;
};

export function PaymentPanel({ title, figure, rate, apr, children }: PaymentPanelProps) {
  return (
    <section className={styles.month} aria-labelledby="letter-month">
      <h2 className="minor" id="letter-month">
        {title}
      </h2>
      <p className={classes('big', styles.monthly)}>{figure}</p>
      <dl className={`btns ${styles.rates}`}>
        <div>
          <dt className="quiet">Rate</dt>
          <dd>{percentText(rate)}</dd>
        </div>
        <div>
          <dt className="quiet">APR</dt>
          <dd>{aprText(apr)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}

/** A window of the house, lit if a loan may fit and dark if none does. */
export function FitSign({ isLit }: { readonly isLit: boolean }) {
  return (
    <svg className={classes(styles.sign, isLit && styles.lit)} viewBox="0 0 26 34" aria-hidden="true" focusable="false">
      <path d="M2 32V13a11 11 0 0 1 22 0v19zM2 20h22M13 2v30" />
    </svg>
  );
}

/** Whose rate a letter uses. */
export function RateNote({ facts, isOwn }: { readonly facts: LetterFacts; readonly isOwn: boolean }) {
  return (
    <>
      {isOwn ? 'The rate is the one you gave, not today’s: ' : `Example rate, ${facts.rateSource}: `}
      <a href={facts.ask.path}>{facts.ask.label}</a>.
    </>
  );
}

type HeadlineProps = { readonly title: string; readonly tone?: 'loss' | undefined; readonly children: ReactNode };

export function Headline({ title, tone, children }: HeadlineProps) {
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.lead} data-tone={tone}>
        {children}
      </p>
    </>
  );
}

type FactProps = {
  readonly plate: string;
  readonly tone?: 'loss' | 'unknown' | undefined;
  readonly children: ReactNode;
};

export function Fact({ plate, tone, children }: FactProps) {
  return (
    <div className={styles.fact} data-tone={tone}>
      <span>{plate}</span>
      <p>{children}</p>
    </div>
  );
}

type LoanKindsProps = {
  readonly title: string;
  readonly loans: readonly LoanKind[];
  readonly answers: Answers;
  /** Shown above the loans if hardly any are left. */
  readonly none?: string | null;
};

export function LoanKinds({ title, loans, answers, none = null }: LoanKindsProps) {
  const waiting = waitingText(answers);
  return loans.length === 0 ? null : (
    <section className={styles.wide} aria-labelledby="letter-kinds">
      <h2 id="letter-kinds">{title}</h2>
      {none === null ? null : <p>{none}</p>}
      <ul className={styles.kinds}>
        {loans.map(({ name, figure, reason, drawback, schedule }) => (
          <li key={name}>
            <h3 className="minor">{name}</h3>
            {figure === undefined ? null : <p className={styles.brings}>{figure}</p>}
            <p>{reason}</p>
            <p className={`small ${styles.catch}`}>
              <b>The catch:</b> {drawback}
            </p>
            {schedule === undefined ? null : <p className={styles.fine}>{schedule}</p>}
          </li>
        ))}
      </ul>
      {waiting === null ? null : <p className={styles.waiting}>{waiting}</p>}
    </section>
  );
}

type ClosingAndDocumentsProps = {
  readonly lines: readonly Figure[];
  readonly total: Figure;
  readonly documents: readonly string[];
  readonly questions: readonly LetterQuestion[];
  readonly checklistPath: string;
};

export function ClosingAndDocuments({ lines, total, documents, questions, checklistPath }: ClosingAndDocumentsProps) {
  return (
    <div className={styles.three}>
      <section aria-labelledby="letter-cash">
        <h2 id="letter-cash">Cash to close</h2>
        <Figures caption="Cash to close" lines={lines} total={total} dense />
      </section>
      <section aria-labelledby="letter-bring">
        <h2 id="letter-bring">What to bring</h2>
        <ul className={styles.bring}>
          {documents.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="small" data-print="no">
          <a href={checklistPath}>The whole checklist</a>
        </p>
      </section>
      <section aria-labelledby="letter-ask">
        <h2 id="letter-ask">Three questions for any lender</h2>
        <ol className={classes(numbered.next, styles.ask)}>
          {questions.map(({ question, answer }) => (
            <li key={question}>
              <span>
                <b>{question}</b>
                <small>{answer}</small>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
