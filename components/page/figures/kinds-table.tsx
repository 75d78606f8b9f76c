import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Table } from '@/components/page/table';
import styles from './kinds-table.module.css';

/** The head of a column: a kind of loan, and where it starts. */
export type KindHead = {
  readonly name: string;
  readonly start: string;
  /** Its door is lit, and its figures count toward the lowest of a row. */
  readonly isOpen: boolean;
};

/** One figure for each kind of loan; the lowest of those that are open is marked. */
export type KindRow = {
  readonly label: string;
  readonly note?: string;
  readonly isBig?: boolean;
  readonly cells: readonly { readonly text: string; readonly note?: string; readonly isLeast: boolean }[];
};

/** A row of words, such as what can't be had, or the risk. */
export type WordRow = { readonly label: string; readonly cells: readonly ReactNode[] };

function Words({ label, cells, heads }: WordRow & { readonly heads?: readonly KindHead[] }) {
  return (
    <tr className={heads ? styles.stacked : undefined}>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
        <td key={index} data-head={heads?.[index]?.name}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

/**
 * Loans side by side, one figure a row, with rows of words before and after them; the lowest of the open ones is marked.
 * With `doors` each head has a door, lit where the loan is open.
 */
export function KindsTable({
  caption,
  heads,
  rows,
  first,
  last,
  doors = false,
}: {
  readonly caption: string;
  readonly heads: readonly KindHead[];
  readonly rows: readonly KindRow[];
  readonly first?: WordRow | undefined;
  readonly last?: WordRow | undefined;
  readonly doors?: boolean;
}) {
  return (
    <Table columns className={classes(styles.kinds, doors ? styles.doors : undefined)}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td />
          {heads.map(({ name, start, isOpen }) => (
            <th key={name} scope="col" className={isOpen ? undefined : styles.dark}>
              <span>
                {name}
                <small>{start}</small>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first ? <Words {...first} /> : null}
        {rows.map(({ label, note, isBig, cells }) => (
          <tr key={label} className={isBig ? styles.large : undefined}>
            <th scope="row">
              {label}
              {note === undefined ? null : <small>{note}</small>}
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index]?.name} className={heads[index]?.isOpen ? undefined : styles.closed}>
                <b>{cell.isLeast ? <mark>{cell.text}</mark> : cell.text}</b>
                {cell.isLeast ? <span className="vh"> (least)</span> : null}
                {cell.note === undefined ? null : <small>{cell.note}</small>}
              </td>
            ))}
          </tr>
        ))}
        {last ? <Words {...last} heads={heads} /> : null}
      </tbody>
    </Table>
  );
}
