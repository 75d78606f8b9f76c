import type { ReactNode } from 'react';
import { Fold } from '@/components/controls/fold';
import type { WorkSource } from '@/lib/calculators/definition';
import { payment, principalFor } from '@/lib/mortgage/loan';
import { percentText, usd } from '@/lib/numbers/format';
import styles from './show-work.module.css';

export type WorkNotes = {
  readonly words: readonly string[];
  readonly assumptions: readonly string[];
  readonly leftOut: readonly string[];
  readonly sources: readonly WorkSource[];
};

/** One step of a calculation: in words, in symbols, and with the visitor's numbers. */
export type WorkStep = { readonly words: string; readonly symbols: ReactNode; readonly numbers: ReactNode };

function List({ title, items }: { readonly title: string; readonly items: readonly ReactNode[] }) {
  return (
    <>
      <h3 className="minor">{title}</h3>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lists do not change
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}

export function sourceLink({ name, url }: WorkSource): ReactNode {
  return url ? (
    <a key={name} href={url} rel="external">
      {name}
    </a>
  ) : (
    name
  );
}

/** Adds a word joiner to "−$5", which browsers would otherwise break after the sign. */
const whole = (numbers: ReactNode) => (typeof numbers === 'string' ? numbers.replaceAll('−$', '−\u2060$') : numbers);

type ShowWorkProps = { readonly notes: WorkNotes; readonly steps: readonly WorkStep[] };

export function WorkFold({ notes, steps, size }: ShowWorkProps & { readonly size?: 'large' }) {
  return (
    <Fold summary="Show the work" {...(size && { size })}>
      <div className={styles.body}>
        <div className="flow">
          <h3 className="minor">What each step means</h3>
          {notes.words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <h3 className="minor">Step by step</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.words}>
                <span>{step.words}</span>
                <span className={styles.symbols}>{step.symbols}</span>
                <span className={styles.numbers}>{whole(step.numbers)}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="flow">
          <List title="What we assume" items={notes.assumptions} />
          <List title="What is left out" items={notes.leftOut} />
          <List title="Source" items={notes.sources.map(sourceLink)} />
        </div>
      </div>
    </Fold>
  );
}

/** `WorkFold` as the last section of a calculator. */
export function ShowWork(props: ShowWorkProps) {
  return (
    <div className="section">
      <div className="wrap">
        <WorkFold {...props} size="large" />
      </div>
    </div>
  );
}

/** A monthly rate with enough digits to check the result by hand: 6.5 gives "0.0054166667". */
function monthlyRateText(ratePercent: number): string {
  return String(Number((ratePercent / 1200).toFixed(10)));
}

function growthText(ratePercent: number): string {
  return String(Number((1 + ratePercent / 1200).toFixed(10)));
}

export function monthlyRateStep(
  ratePercent: number,
  words = 'The rate a month is a twelfth of the yearly rate.',
): WorkStep {
  return {
    words,
    symbols: 'r = rate ÷ 100 ÷ 12',
    numbers: `${ratePercent} ÷ 100 ÷ 12 = ${monthlyRateText(ratePercent)}`,
  };
}

type Terms = { readonly ratePercent: number; readonly termMonths: number };

export function paymentStep(
  words: string,
  { principal, ratePercent, termMonths }: Terms & { readonly principal: number },
): WorkStep {
  const answer = usd(payment({ principal, ratePercent, termMonths }));
  if (ratePercent === 0) {
    return {
      words: `${words} At ${percentText(0)} there is no interest, so the loan is divided by the months.`,
      symbols: 'M = L ÷ n',
      numbers: `${usd(principal)} ÷ ${termMonths} = ${answer}`,
    };
  }
  return {
    words,
    symbols: (
      <>
        M = L × r ÷ (1 − (1 + r)<sup>−n</sup>)
      </>
    ),
    numbers: (
      <>
        {usd(principal)} × {monthlyRateText(ratePercent)} ÷ (1 − {growthText(ratePercent)}
        <sup>−{termMonths}</sup>) = {answer}
      </>
    ),
  };
}

export function loanStep(
  words: string,
  { payment: paid, ratePercent, termMonths }: Terms & { readonly payment: number },
): WorkStep {
  const answer = usd(principalFor({ payment: paid, ratePercent, termMonths }));
  if (ratePercent === 0) {
    return {
      words: `${words} At ${percentText(0)} there is no interest, so the payment is multiplied by the months.`,
      symbols: 'L = M × n',
      numbers: `${usd(paid)} × ${termMonths} = ${answer}`,
    };
  }
  return {
    words,
    symbols: (
      <>
        L = M × (1 − (1 + r)<sup>−n</sup>) ÷ r
      </>
    ),
    numbers: (
      <>
        {usd(paid)} × (1 − {growthText(ratePercent)}
        <sup>−{termMonths}</sup>) ÷ {monthlyRateText(ratePercent)} = {answer}
      </>
    ),
  };
}
