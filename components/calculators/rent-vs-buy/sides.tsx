import type { RentVsBuyContent } from '@/lib/calculators/content/rent-vs-buy';
import type { RentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import { usd } from '@/lib/numbers/format';
import styles from './rent-vs-buy.module.css';

type SidesProps = {
  readonly texts: RentVsBuyContent['comparison'];
  /** The stay in words, under "Total". */
  readonly stay: string;
  readonly result: RentVsBuy;
};

/** Averages and totals, renting beside buying. */
export function Sides({ texts, stay, result }: SidesProps) {
  return (
    <table className={styles.sides}>
      <caption className="vh">{texts.caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.renting}</th>
          <th scope="col">{texts.buying}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{texts.average}</th>
          <td>{usd(result.averageMonthlyRenting)}</td>
          <td>{usd(result.averageMonthlyBuying)}</td>
        </tr>
        <tr>
          <th scope="row">
            {texts.total}
            <small>{stay}</small>
          </th>
          <td>{usd(result.totalRenting)}</td>
          <td>{usd(result.totalBuying)}</td>
        </tr>
      </tbody>
    </table>
  );
}
