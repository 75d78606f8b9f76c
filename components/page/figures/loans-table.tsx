import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Table } from '@/components/page/table';
import styles from './loans-table.module.css';

export type LoanHead = {
  readonly name: string;
  readonly start: string;
  /** Its door is dark, and its figures don't count toward a row's lowest. */
  readonly isClosed?: boolean;
};

/** One figure per loan; the lowest may be marked. */
export type LoanRow = {
  readonly label: string;
  readonly note?: string;
  readonly isBig?: boolean;
  readonly cells: readonly { readonly text: string; readonly note?: string | undefined; readonly isLowest?: boolean }[];
};

export type WordRow = { readonly label: string; readonly cells: readonly ReactNode[] };

type WordsProps = WordRow & {
  readonly heads: readonly LoanHead[];
  /** On a phone, stacks the cells, each with its column's name. */
  readonly stacked?: boolean;
};

function Words({ label, cells, heads, stacked }: WordsProps) {
  return (
    <tr className={stacked ? styles.stacked : undefined}>
      <th scope="row">{label}</th>
      {heads.map(({ name }, index) => (
        <td key={name} data-head={stacked ? name : undefined}>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
}

type LoansTableProps = {
  readonly caption: string;
  readonly heads: readonly LoanHead[];
  readonly rows: readonly LoanRow[];
  readonly first?: WordRow | undefined;
  readonly last?: WordRow | undefined;
  readonly doors?: boolean;
};

/** Loans side by side, one figure per row. With `doors`, each heading has a door, lit if the loan is available. */
export function LoansTable({ caption, heads, rows, first, last, doors = false }: LoansTableProps) {
  return (
    <Table columns className={classes(styles.loans, doors ? styles.doors : undefined)}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td />
          {heads.map(({ name, start, isClosed }) => (
            <th key={name} scope="col" className={isClosed ? styles.dark : undefined}>
              <span>
                {name}
                <small>{start}</small>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first ? <Words {...first} heads={heads} /> : null}
        {rows.map(({ label, note, isBig, cells }) => (
          <tr key={label} className={isBig ? styles.large : undefined}>
            <th scope="row">
              {label}
              {note === undefined ? null : <small>{note}</small>}
            </th>
            {heads.map(({ name, isClosed }, index) => {
              const cell = cells[index];
              return (
                <td key={name} className={isClosed ? styles.closed : undefined}>
                  <b>{cell?.isLowest ? <mark>{cell.text}</mark> : cell?.text}</b>
                  {cell?.isLowest ? <span className="vh"> (least)</span> : null}
                  {cell?.note === undefined ? null : <small>{cell.note}</small>}
                </td>
              );
            })}
          </tr>
        ))}
        {last ? <Words {...last} heads={heads} stacked /> : null}
      </tbody>
    </Table>
  );
}
