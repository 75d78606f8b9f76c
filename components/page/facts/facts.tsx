import { type FactId, fact, printedDayOf } from '@/content/facts/facts';
import { company } from '@/content/lender/company';
import { numbersOf } from '@/content/lender/staff';
import { buildDay, dayInWords } from '@/content/schema/dates';
import type { SitePage } from '@/content/site/page';
import { type Review, reviewOf } from '@/content/site/reviews';
import { loanTermsText } from '@/lib/calculators/loan-terms-text';
import { exampleChargesPercent, type LoanTerms } from '@/lib/mortgage/apr';
import { percentText } from '@/lib/numbers/format';
import { CallOut } from '../call-out';
import prose from '../prose.module.css';
import { type Source, Sources } from './sources';

/** Whether the fact had expired on the build date. */
const isExpired = (id: FactId) => fact(id).expires < buildDay();

/** A figure that changes over time, by its id: printed with its date if `dated`, and marked once expired. */
export function FactById({ id, dated = false }: { readonly id: FactId; readonly dated?: boolean }) {
  const { text } = fact(id);
  const past = isExpired(id);
  const day = printedDayOf(id);
  const notes = [...(day ? [`as of ${dayInWords(day)}`] : []), ...(past ? ['may be out of date; ask us'] : [])];
  if ((!past && !dated) || notes.length === 0) return text;
  return (
    <>
      {text} <span className={past ? prose.expired : 'quiet t-s'}>({notes.join('; ')})</span>
    </>
  );
}

/** The example rate with its date, for use in a sentence after "at". */
export function ExampleRate() {
  const { text, asOf } = fact('exampleRate');
  return `${text}, the national average of ${dayInWords(asOf)} (an example, not an offer)`;
}

type LoanTermsNoteProps = {
  readonly loans: readonly (LoanTerms & { readonly name?: string })[];
  /** What the APR includes besides interest: "the funding fee". */
  readonly counts?: string;
  /** True if the page states the lender's charges; otherwise the usual share of the loan is included and named. */
  readonly stated?: boolean;
  /** True if the example's table includes taxes and insurance. */
  readonly taxesShown?: boolean;
};

function loanText({ name, ...terms }: LoanTermsNoteProps['loans'][number], place: number): string {
  const text = loanTermsText(terms, place === 0 ? 'first' : 'later');
  return name ? `${name}: ${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/**
 * The terms that Regulation Z, 12 CFR 1026.24(d) and (f), requires next to the rates and payments of an example: each
 * loan's APR, its payments, and what they exclude.
 */
export function LoanTermsNote({ loans, counts, stated = false, taxesShown = false }: LoanTermsNoteProps) {
  const charges = stated ? [] : [`lender charges of ${percentText(exampleChargesPercent)} of the loan`];
  return (
    <p className="small">
      Loan terms.{' '}
      {loans.map((loan, place) => (
        <span key={loan.name ?? ''}>
          <b>{loanText(loan, place)}</b>{' '}
        </span>
      ))}
      The APR includes {[...(counts ? [counts] : []), ...charges].join(' and ')}. These loan payments don’t include{' '}
      {taxesShown ? 'the taxes and insurance in the table above' : 'taxes and insurance'}, so{' '}
      <b>your actual payment will be higher.</b>
    </p>
  );
}

/** Names whom to ask once a figure of the page has expired. Omits the example rate, which always shows its date. */
export function ExpiredFacts({ facts }: { readonly facts: readonly FactId[] }) {
  if (!facts.some((id) => !id.startsWith('exampleRate') && isExpired(id))) return null;
  return (
    <CallOut tone="bad" title="Some figures here may be out of date">
      <p>
        They’re marked in yellow below. Before you plan with one, call us for today’s:{' '}
        <a href={company.phone.href}>{company.phone.display}</a>.
      </p>
    </CallOut>
  );
}

/**
 * Figures with the same source and date share an entry. The date appears only if somebody read the source; expired
 * figures are marked.
 */
export function sourcesOf(ids: readonly FactId[]): readonly Source[] {
  const found = new Map<string, Source>();
  for (const id of ids) {
    const { what, text, source } = fact(id);
    const day = printedDayOf(id);
    const note = `${day ? `, as of ${dayInWords(day)}` : ''}${isExpired(id) ? ' (may be out of date)' : ''}`;
    const key = `${source.name}${note}`;
    const before = found.get(key);
    const figure = `${what}: ${text}`;
    found.set(key, { ...source, what: before ? `${before.what}; ${figure}` : figure, note });
  }
  return [...found.values()];
}

export function reviewText({ day, by }: Review): string {
  return `Last reviewed ${dayInWords(day)} by ${by.name}, ${by.role}, ${numbersOf(by)}.`;
}

export function StatementSources({ page }: { readonly page: SitePage }) {
  return <Sources items={sourcesOf(page.facts)} review={`Last changed on ${dayInWords(page.updated)}.`} />;
}

export function PageSources({ page }: { readonly page: SitePage }) {
  const review = reviewOf(page);
  return <Sources items={sourcesOf(page.facts)} review={review && reviewText(review)} />;
}
