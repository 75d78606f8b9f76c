import type { ReactNode } from 'react';
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

/** A first row about what can't be had, with what each column says. */
export type KindProblems = { readonly label: string; readonly cells: readonly ReactNode[] };

/** Kinds of loan side by side, one figure a row; the lowest of the open ones is marked. */
export function KindsTable({
  caption,
  heads,
  rows,
  problems,
}: {
  readonly caption: string;
  readonly heads: readonly KindHead[];
  readonly rows: readonly KindRow[];
  readonly problems?: KindProblems | undefined;
}) {
  return (
    <Table columns className={styles.kinds}>
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
        {problems ? (
          <tr>
            <th scope="row">{problems.label}</th>
            {problems.cells.map((cell, index) => (
              <td key={heads[index]?.name}>{cell}</td>
            ))}
          </tr>
        ) : null}
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
      </tbody>
    </Table>
  );
}
