import { FactText } from '@/components/page/prose';
import { buildDay, dayInWords } from '@/content/dates';
import { type FactId, fact } from '@/content/facts';

/** A fact as a page prints it, marked once it has expired. */
export function factOf(id: FactId) {
  const { text, asOf, expires } = fact(id);
  return { text, asOfText: dayInWords(asOf), expired: expires < buildDay() };
}

/** Prints a fact by its id; `dated` adds its as-of date. */
export function FactById({ id, dated }: { readonly id: FactId; readonly dated?: boolean }) {
  return <FactText fact={factOf(id)} dated={dated} />;
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
    const asOfText = `${dayInWords(asOf)}${expires < buildDay() ? ' (may be out of date, ask us)' : ''}`;
    const key = `${source.name} ${asOfText}`;
    const before = found.get(key);
    const figure = `${what}: ${text}`;
    found.set(key, { ...source, what: before ? `${before.what}; ${figure}` : figure, asOfText });
  }
  return [...found.values()];
}
