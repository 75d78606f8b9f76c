import { checkList } from '../schema/check';
import { type Fact, factSchema } from '../schema/lender';
import { fillPlaceholders } from '../schema/placeholders';
import { factEntries } from './fact-entries';

export type FactId = (typeof factEntries)[keyof typeof factEntries][number]['id'];

/**
 * Every figure on the site that can change, validated, from the files in content/facts/: percent values are percents,
 * money is in US dollars, `expires` is the last day on which the figure may be printed as current. Facts about a past
 * date never expire.
 */
export const facts: readonly Fact[] = Object.entries(factEntries).flatMap(([topic, entries]) => {
  const file = `content/facts/${topic}.csv`;
  return checkList(file, factSchema, entries, (entry) => entry.id).map((entry) => ({ ...entry, file }));
});

const byId = new Map(facts.map((entry) => [entry.id, entry]));

export function isFactId(id: unknown): id is FactId {
  return typeof id === 'string' && byId.has(id);
}

/** The fact with this id; an unknown id stops the build. */
export function fact(id: FactId): Fact {
  const found = byId.get(id);
  if (!found) throw new Error(`content/facts: ${id}: there is no fact of this id; add one or correct the id.`);
  return found;
}

/**
 * The number of a fact, for calculations: percents as percents, money in US dollars; a fact without a number stops the
 * build.
 */
export function figureOf(id: FactId): number {
  const { value, file } = fact(id);
  if (typeof value !== 'number') throw new Error(`${file}: ${id}: value is a text; write a number to compute with.`);
  return value;
}

/**
 * The date to print with a figure: for a market rate or index, the date of its value; for others, the date on which
 * somebody read its source. Undefined if nobody has.
 */
export function printedDayOf(id: FactId): string | undefined {
  const { file, asOf, read } = fact(id);
  return read === 'primary' || file === 'content/facts/market.csv' ? asOf : undefined;
}

/** Replaces each placeholder such as `{fhaDownPayment}` with the text of that fact; an unknown id stops the build. */
export function fillFacts<Data>(file: string, data: Data): Data {
  return fillPlaceholders(file, data, (name) => {
    if (isFactId(name)) return fact(name).text;
    throw new Error(`${file}: there is no fact ${name}; add it to content/facts or correct the id.`);
  });
}
