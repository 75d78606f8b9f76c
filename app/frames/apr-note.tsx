import type { ExampleApr } from '@/content/examples';
import { exampleChargesPercent } from '@/lib/calculators/example-apr';
import { integerText, percentText, usd } from '@/lib/numbers/format';

type AprNoteProps = {
  readonly loans: readonly (ExampleApr & { readonly name?: string })[];
  /** What the APR counts beside interest: "the funding fee". */
  readonly counts?: string;
  /** Whether the page states the lender's charges; otherwise the usual share of the loan is counted and named. */
  readonly stated?: boolean;
  readonly taxesIncluded?: boolean;
};

function loanText({ name, percent, runs }: AprNoteProps['loans'][number], place: number): string {
  const first = runs[0]?.amount ?? 0;
  const last = runs.at(-1)?.amount ?? 0;
  const count = integerText(runs.reduce((sum, run) => sum + run.count, 0));
  const amounts =
    usd(first) === usd(last) ? `of ${usd(first)}` : `from ${usd(first)} in the first year to ${usd(last)} in the last`;
  const rate = place === 0 ? 'annual percentage rate (APR)' : 'APR';
  const start = name ? `${name}: ${rate}` : `${rate.charAt(0).toUpperCase()}${rate.slice(1)}`;
  return `${start} ${percent.toFixed(3)}%, ${count} monthly payments ${amounts}.`;
}

/** The APR of each loan of an example, the payments that it follows from, and what they leave out. */
export function AprNote({ loans, counts, stated = false, taxesIncluded = false }: AprNoteProps) {
  const charges = `lender charges of ${percentText(exampleChargesPercent)} of the loan`;
  const counted = [counts, stated ? undefined : charges].filter((text) => text !== undefined).join(' and ');
  return (
    <p>
      {loans.map((loan, place) => (
        <span key={loan.name ?? ''}>
          <b>{loanText(loan, place)}</b>{' '}
        </span>
      ))}
      The APR counts {counted}.
      {taxesIncluded ? null : (
        <>
          {' '}
          {loans.length > 1 ? 'These payments do' : 'This payment does'} not include taxes and insurance.{' '}
          <b>Your actual payment will be higher.</b>
        </>
      )}
    </p>
  );
}
