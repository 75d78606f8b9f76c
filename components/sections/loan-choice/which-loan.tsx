import { classes } from '@/components/browser/classes';
import { iconClass, Plate } from '@/components/drawings/signs';
import { Table } from '@/components/page/table';
import styles from './which-loan.module.css';

type StayTableProps = {
  readonly columns: readonly [string, string] | readonly string[];
  readonly rows: readonly { readonly years: string; readonly loans: string }[];
};

/** A table of years in the home and the loan to consider first. */
export function StayTable({ columns, rows }: StayTableProps) {
  return (
    <Table className={styles.stay}>
      <caption className="vh">Loans by length of stay</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.years}>
            <th scope="row">
              <Plate>{row.years}</Plate>
            </th>
            <td>{row.loans}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type ComparisonProps = {
  readonly name: string;
  readonly labels: readonly [string, string];
  readonly advantages: readonly string[];
  readonly disadvantages: readonly string[];
  /** Where to apply; without it `notOffered` says that this loan is only explained. */
  readonly applyHref: string | undefined;
  readonly applyLabel: string;
  readonly notOffered: string;
};

/** Advantages and disadvantages of one loan side by side, with a link to apply. */
export function Comparison({
  name,
  labels,
  advantages,
  disadvantages,
  applyHref,
  applyLabel,
  notOffered,
}: ComparisonProps) {
  return (
    <Table className={styles.compare}>
      <caption className="vh">
        {name}: {labels[0].toLowerCase()} and {labels[1].toLowerCase()}
      </caption>
      <thead>
        <tr>
          <th scope="col">{labels[0]}</th>
          <th scope="col">{labels[1]}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={styles.pro} data-label={labels[0]}>
            <Lines items={advantages} />
          </td>
          <td data-label={labels[1]}>
            <Lines items={disadvantages} />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>
            {applyHref ? (
              <a className={classes(iconClass('out', 'after'))} href={applyHref} rel="external">
                <b>{applyLabel}</b>
                <span className="vh"> for {name} (external application)</span>
              </a>
            ) : (
              notOffered
            )}
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

function Lines({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
