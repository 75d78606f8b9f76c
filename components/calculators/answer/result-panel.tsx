import type { ReactNode } from 'react';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import { Tag } from '@/components/ui/plate';
import { listText } from '@/lib/calculators/words';
import styles from './result.module.css';
import { resultId } from './result-bar.client';

export type ResultPanelProps = {
  readonly title: string;
  /** The answer, in large type. */
  readonly figure: string;
  /** Prints the figure in red; `verdict` has the same in words, because color alone is not enough. */
  readonly bad?: boolean;
  /** The answer in words, right under the figure. */
  readonly verdict?: ReactNode;
  /** What the answer is based on, in a line. */
  readonly basis: ReactNode;
  /** What a screen reader announces once typing has paused. */
  readonly spoken: string;
  readonly children: ReactNode;
  /** What to do next. */
  readonly actions: ReactNode;
  /** Whether the visitor has not changed a number yet. */
  readonly example: boolean;
  /** Labels of the fields with a text that cannot be read: the figure is then gray and marked, for it counts their last value. */
  readonly unread?: readonly string[];
};

/** The answer of a calculator; on wide screens it stays in view beside the inputs. */
export function ResultPanel({
  title,
  figure,
  bad,
  verdict,
  basis,
  spoken,
  children,
  actions,
  example,
  unread = [],
}: ResultPanelProps) {
  const stale = unread.length > 0;
  return (
    <section className={styles.answer} aria-labelledby="result-title">
      <div className={styles.panel} id={resultId} tabIndex={-1}>
        <p className={styles.example} data-print="no">
          <Tag>{example ? 'Example numbers, put in yours' : 'Your numbers'}</Tag>
        </p>
        <h2 id="result-title">{title}</h2>
        <output
          className={`big ${styles.figure}`}
          data-long={figure.length > 11 ? '' : undefined}
          data-bad={bad ? '' : undefined}
          data-stale={stale ? '' : undefined}
          aria-live="off"
        >
          {figure}
        </output>
        {verdict ? <p className={styles.verdict}>{verdict}</p> : null}
        {stale ? <p className={styles.verdict}>Not updated: {listText(unread)} cannot be read.</p> : null}
        <p className="small">{basis}</p>
        {children}
      </div>
      <div className={styles.actions} data-print="no">
        {actions}
      </div>
      <Announcer text={spoken} />
    </section>
  );
}

/** One line of a result's table; a negative amount is red and keeps its minus sign. */
export type ResultLine = {
  readonly label: string;
  readonly note?: ReactNode;
  readonly text: string;
  readonly negative?: boolean;
};

/** The figures behind the answer, one a row. */
export function ResultRows({ caption, lines }: { readonly caption: string; readonly lines: readonly ResultLine[] }) {
  return (
    <table className={styles.rows}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">
              {line.label}
              {line.note ? <small>{line.note}</small> : null}
            </th>
            <td data-negative={line.negative ? '' : undefined}>{line.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Inputs on the left, the answer on the right. */
export function CalculatorLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`section ${styles.section}`}>
      <div className={`wrap ${styles.layout}`}>{children}</div>
    </div>
  );
}
