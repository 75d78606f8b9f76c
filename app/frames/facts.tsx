import { FactText } from '@/components/ui/prose';
import { buildDay, dayInWords } from '@/content/dates';
import { fact } from '@/content/facts';

/** A fact as a page prints it, marked once it has expired. */
export function factOf(id: string) {
  const { text, asOf, expires } = fact(id);
  return { text, asOfText: dayInWords(asOf), expired: expires < buildDay() };
}

/** Prints a fact by its id; `dated` adds its as-of date. */
export function FactById({ id, dated }: { readonly id: string; readonly dated?: boolean }) {
  return <FactText fact={factOf(id)} dated={dated} />;
}

/** The sources of the facts a page prints, for the list at its end. */
export function sourcesOf(ids: readonly string[]) {
  return ids.map((id) => {
    const { what, source, asOf } = fact(id);
    return { what, name: source.name, url: source.url, asOfText: dayInWords(asOf) };
  });
}
