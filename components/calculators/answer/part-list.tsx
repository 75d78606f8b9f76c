import type { ReactNode } from 'react';
import styles from './part-list.module.css';

/** One line of a list of parts. */
export type PartLine = { readonly label: ReactNode; readonly note?: ReactNode; readonly text: string };

type PartListProps = {
  readonly lines: readonly PartLine[];
  /** What the lines add up to, under a strong rule. */
  readonly total?: PartLine;
  /** Whether the last line under the rule is an amount of its own, to which the lines do not add up. */
  readonly apart?: boolean;
};

function Line({ label, note, text }: PartLine) {
  return (
    <>
      <dt>
        {label}
        {note ? <small>{note}</small> : null}
      </dt>
      <dd>{text}</dd>
    </>
  );
}

/** What an amount is made of, one part a line. */
export function PartList({ lines, total, apart }: PartListProps) {
  return (
    <dl className={styles.list}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place in the list
        <div key={index}>
          <Line {...line} />
        </div>
      ))}
      {total ? (
        <div data-total={apart ? 'apart' : ''}>
          <Line {...total} />
        </div>
      ) : null}
    </dl>
  );
}
