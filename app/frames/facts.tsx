import { CallOut } from '@/components/page/call-out';
import { FactText } from '@/components/page/prose';
import { buildDay, dayInWords } from '@/content/dates';
import { type FactId, fact } from '@/content/facts';
import { company } from '@/content/lender/company';

/** A fact as a page prints it, marked once it has expired. */
export function factOf(id: FactId) {
  const { text, asOf, expires } = fact(id);
  return { text, asOfText: dayInWords(asOf), expired: expires < buildDay() };
}

/** Prints a fact by its id; `dated` adds its as-of date. */
export function FactById({ id, dated }: { readonly id: FactId; readonly dated?: boolean }) {
  return <FactText fact={factOf(id)} dated={dated} />;
}

/** At the top of a page, once a figure on it has expired: whom to ask. The example rate always stands with its day. */
export function PastFacts({ facts }: { readonly facts: readonly FactId[] }) {
  if (!facts.some((id) => id !== 'exampleRate' && fact(id).expires < buildDay())) return null;
  return (
    <CallOut tone="bad" title="Some figures here may be out of date">
      <p>
        The text below has the day of each in red. Before you count on one, ask us for today’s:{' '}
        <a href={company.phone.href}>{company.phone.display}</a>.
      </p>
    </CallOut>
  );
}

type Source = { readonly what: string; readonly name: string; readonly url: string; readonly asOfText: string };

/**
 * The sources of the facts that a page prints, for the list at its end; figures of one source and day share an entry. What has
 * expired is marked.
 */
export function sourcesOf(ids: readonly FactId[]): readonly Source[] {
  const found = new Map<string, Source>();
  for (const id of ids) {
    const { what, text, source, asOf, expires } = fact(id);
    const asOfText = `${dayInWords(asOf)}${expires < buildDay() ? ' (may be out of date)' : ''}`;
    const key = `${source.name} ${asOfText}`;
    const before = found.get(key);
    const figure = `${what}: ${text}`;
    found.set(key, { ...source, what: before ? `${before.what}; ${figure}` : figure, asOfText });
  }
  return [...found.values()];
}
