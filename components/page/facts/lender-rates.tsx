import { rates } from '@/content/lender/rates';
import { buildDay, dayInWords } from '@/content/schema/dates';
import { home } from '@/content/site/own-pages/home';
import { adjustablePayments, worstPayment } from '@/lib/mortgage/adjustable';
import { type Arm, adjustmentOf, type SheetRow, sheetLoan, sheetRuns } from '@/lib/mortgage/rate-sheet';
import { integerText, percentText, usd, usdWhole } from '@/lib/numbers/format';
import { Example } from '../prose';
import { NumberHeads, ScrollBox, Table } from '../table';
import { LoanTermsNote } from './facts';

/** How an adjustable rate moves: the payment if its index does not change, and the highest its caps allow. */
function ArmNote({ row, arm }: { readonly row: SheetRow & { readonly label: string }; readonly arm: Arm }) {
  const loan = sheetLoan(row);
  const adjustment = adjustmentOf(arm);
  const [first, ...later] = adjustablePayments(loan, adjustment);
  const worst = worstPayment(loan, adjustment);
  const then = later.map(
    ({ amount, count, ratePercent }) => `${integerText(count)} of ${usd(amount)} at ${percentText(ratePercent)}`,
  );
  return (
    <p>
      <b>{row.label}: the rate may rise after closing.</b> It is {percentText(row.ratePercent)} for {arm.fixedYears}{' '}
      years: {integerText(first?.count ?? 0)} payments of {usd(first?.amount ?? 0)}. Then it follows an index,{' '}
      {arm.index}, plus a margin of {arm.marginPoints} points, and changes every {arm.changeMonths} months: by{' '}
      {arm.firstCapPoints} points at most at the first change, by {arm.laterCapPoints} at each later one, and to{' '}
      {arm.lifeCapPoints} points above the first rate in all. With that day’s index, {percentText(arm.indexPercent)},
      that makes {then.join(', ')}, which the APR counts. The worst case is {percentText(worst.ratePercent)} and{' '}
      {usd(worst.amount)} a month after {integerText(worst.after)} payments.
    </p>
  );
}

const longNames: readonly (readonly [short: RegExp, long: string])[] = [
  [/\bARM\b/, 'An ARM is an adjustable rate mortgage.'],
  [/\bFHA\b/, 'The Federal Housing Administration insures FHA loans.'],
  [/\bVA\b/, 'The Department of Veterans Affairs backs VA loans.'],
  [/\bUSDA\b/, 'The Department of Agriculture backs USDA loans.'],
];

/**
 * Each rate for its own loan, with its APR and payments. Renders nothing if the rates had expired on the build date.
 */
export function LenderRates() {
  if (buildDay() > rates.expires) return null;
  const day = dayInWords(rates.asOf);
  const named = rates.rows.map((row) => ({ ...row, name: `${row.label}, ${usdWhole(sheetLoan(row).principal)}` }));
  const meanings = longNames.filter(([short]) => named.some(({ label }) => short.test(label))).map(([, long]) => long);
  return (
    <Example title={`Our rates of ${day}`}>
      <p>{['APR is the annual percentage rate.', ...meanings].join(' ')}</p>
      <ScrollBox label="Table: our rates">
        <Table>
          <caption className="vh">Our rates of {day}</caption>
          <NumberHeads first="Loan" columns={['Rate', 'APR', 'Points', 'Fees']} />
          <tbody>
            {named.map(({ id, name, ratePercent, aprPercent, pointsPercent, feesDollars }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-n="">{percentText(ratePercent)}</td>
                <td data-n="">{aprPercent.toFixed(3)}%</td>
                <td data-n="">{pointsPercent}</td>
                <td data-n="">{usd(feesDollars)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollBox>
      <LoanTermsNote
        loans={named.map((row) => ({ name: row.name, percent: row.aprPercent, runs: sheetRuns(row) }))}
        counts="the points and fees above"
        stated
      />
      {named.map((row) => (row.arm ? <ArmNote key={row.id} row={row} arm={row.arm} /> : null))}
      <p>
        {rates.source}. These rates are from {day} and end on {dayInWords(rates.expires)} at the latest; after that, ask
        us. {home.house.notes.today}
      </p>
    </Example>
  );
}
