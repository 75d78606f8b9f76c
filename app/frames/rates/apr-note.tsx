import { exampleChargesPercent } from '@/lib/calculators/example-apr';
import { loanTermsText } from '@/lib/calculators/loan-terms-text';
import type { LoanTerms } from '@/lib/mortgage/loan-terms';
import { percentText } from '@/lib/numbers/format';

type AprNoteProps = {
  readonly loans: readonly (LoanTerms & { readonly name?: string })[];
  /** What the APR counts beside interest: "the funding fee". */
  readonly counts?: string;
  /** Whether the page states the lender's charges; otherwise the usual share of the loan is counted and named. */
  readonly stated?: boolean;
};

function loanText({ name, ...terms }: AprNoteProps['loans'][number], place: number): string {
  const text = loanTermsText(terms, place === 0 ? 'first' : 'later');
  return name ? `${name}: ${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The APR of each loan of an example, the payments that it follows from, and what they leave out. */
export function AprNote({ loans, counts, stated = false }: AprNoteProps) {
  const charges = stated ? [] : [`lender charges of ${percentText(exampleChargesPercent)} of the loan`];
  return (
    <p>
      {loans.map((loan, place) => (
        <span key={loan.name ?? ''}>
          <b>{loanText(loan, place)}</b>{' '}
        </span>
      ))}
      The APR is the yearly cost with interest and most fees; {loans.length > 1 ? 'these count' : 'this one counts'}{' '}
      {[...(counts ? [counts] : []), ...charges].join(' and ')}.{' '}
      {loans.length > 1 ? 'These payments do' : 'This payment does'} not include taxes and insurance.{' '}
      <b>Your actual payment will be higher.</b>
    </p>
  );
}
