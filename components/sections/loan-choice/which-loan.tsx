import { iconClass, Plate } from '@/components/drawings/signs';
import { Table } from '@/components/page/table';
import styles from './which-loan.module.css';

type StayTableProps = {
  readonly rows: readonly { readonly years: string; readonly loans: string }[];
};

/** A table of years in the home and the loan to consider first. */
export function StayTable({ rows }: StayTableProps) {
  return (
    <Table className={styles.stay}>
      <caption className="vh">Loans by length of stay</caption>
      <thead>
        <tr>
          <th scope="col">Years in the home</th>
          <th scope="col">Loan to look at first</th>
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
  readonly advantages: readonly string[];
  readonly disadvantages: readonly string[];
  /** Where to apply; without it the table says that this loan is only explained. */
  readonly applyHref: string | undefined;
};

/** Advantages and disadvantages of one loan side by side, with a link to apply. */
export function Comparison({ name, advantages, disadvantages, applyHref }: ComparisonProps) {
  return (
    <Table className={styles.compare}>
      <caption className="vh">{name}: advantages and disadvantages</caption>
      <thead>
        <tr>
          <th scope="col">Advantages</th>
          <th scope="col">Disadvantages</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={styles.pro} data-label="Advantages">
            <Lines items={advantages} />
          </td>
          <td data-label="Disadvantages">
            <Lines items={disadvantages} />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>
            {applyHref ? (
              <a className={iconClass('out', 'after')} href={applyHref} rel="external">
                <b>Apply now!</b>
                <span className="vh"> for {name} (external application)</span>
              </a>
            ) : (
              'We don’t make this loan. We explain it so that you can compare.'
            )}
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

function Lines({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
