import { type FactId, fact } from '@/content/facts/facts';
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

/** Prints a fact, with its date if `dated`, and marks it once it has expired. */
export function FactById({ id, dated = false }: { readonly id: FactId; readonly dated?: boolean }) {
  const { text, asOf } = fact(id);
  const past = isExpired(id);
  if (!past && !dated) return text;
  return (
    <>
      {text}{' '}
      <span className={past ? prose.expired : prose.asof}>
        (as of {dayInWords(asOf)}
        {past ? '; ask us' : ''})
      </span>
    </>
  );
}

/** The example rate with its date, for running text after "at". */
export function ExampleRate() {
  const { text, asOf } = fact('exampleRate');
  return `${text}, the national average of ${dayInWords(asOf)} (an example, not an offer)`;
}

type AprNoteProps = {
  readonly loans: readonly (LoanTerms & { readonly name?: string })[];
  /** What the APR counts in addition to interest, such as "the funding fee". */
  readonly counts?: string;
  /** Whether the page states the lender's charges. Otherwise the usual share of the loan is assumed and named. */
  readonly stated?: boolean;
};

function loanText({ name, ...terms }: AprNoteProps['loans'][number], place: number): string {
  const text = loanTermsText(terms, place === 0 ? 'first' : 'later');
  return name ? `${name}: ${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The APR of each loan of an example, the payments it follows from, and what they leave out. */
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

/**
 * At the top of a page once a figure on it has expired: whom to ask. Leaves out the example rate, which always has its
 * date.
 */
export function ExpiredFacts({ facts }: { readonly facts: readonly FactId[] }) {
  if (!facts.some((id) => id !== 'exampleRate' && isExpired(id))) return null;
  return (
    <CallOut tone="bad" title="Some figures here may be out of date">
      <p>
        The text below has the day of each in red. Before you count on one, ask us for today’s:{' '}
        <a href={company.phone.href}>{company.phone.display}</a>.
      </p>
    </CallOut>
  );
}

/**
 * The sources of a page's facts, for the list at its end. Figures with the same source and date share an entry; expired
 * ones are marked.
 */
export function sourcesOf(ids: readonly FactId[]): readonly Source[] {
  const found = new Map<string, Source>();
  for (const id of ids) {
    const { what, text, source, asOf } = fact(id);
    const asOfText = `${dayInWords(asOf)}${isExpired(id) ? ' (may be out of date)' : ''}`;
    const key = `${source.name} ${asOfText}`;
    const before = found.get(key);
    const figure = `${what}: ${text}`;
    found.set(key, { ...source, what: before ? `${before.what}; ${figure}` : figure, asOfText });
  }
  return [...found.values()];
}

export function reviewText({ day, by }: Review): string {
  return `Last reviewed ${dayInWords(day)} by ${by.name}, ${by.role}, ${numbersOf(by)}.`;
}

/** The sources of a legal page's facts, and when it last changed. */
export function StatementSources({ page }: { readonly page: SitePage }) {
  return <Sources items={sourcesOf(page.facts)} review={`Last changed on ${dayInWords(page.updated)}.`} />;
}

/** Who reviewed the page and when, and the sources of its facts. */
export function PageSources({ page }: { readonly page: SitePage }) {
  const review = reviewOf(page);
  return <Sources items={sourcesOf(page.facts)} review={review && reviewText(review)} />;
}
