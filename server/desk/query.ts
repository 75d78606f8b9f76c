import { z } from 'zod';
import { searchKindOf } from '@/server/store/filter';
import type { LeadFilter, LeadState } from '@/server/store/types';

/** The query of the desk's URL: the filter of the list, its page, and the open lead. */
export type DeskQuery = {
  readonly search: string;
  /** The id of a form; empty for all. */
  readonly form: string;
  /** `mine`: what is not done and is with the officer who looks, or with nobody. */
  readonly state: LeadState | 'all' | 'mine';
  /** An account, `nobody`, or empty for anyone. */
  readonly officer: string;
  /** The list starts after this number. */
  readonly behind: number | undefined;
  /** How many leads are on the pages before. */
  readonly before: number;
  readonly lead: number | undefined;
};

const number = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

const schema = z.object({
  q: z.string().max(100).catch(''),
  form: z.string().max(40).catch(''),
  state: z.enum(['mine', 'all', 'new', 'called', 'done']).optional().catch(undefined),
  who: z.string().max(254).catch(''),
  behind: number,
  before: number,
  lead: number,
});

/** The tab of an address that names none: what is chosen by a search, a form or an officer is looked for among all. */
function defaultState({ search, form, officer }: Pick<DeskQuery, 'search' | 'form' | 'officer'>): 'mine' | 'all' {
  return search === '' && form === '' && officer === '' ? 'mine' : 'all';
}

/** Reads the query of a URL; an invalid value counts as absent. */
export function parseDeskQuery(query: Readonly<Record<string, string>>): DeskQuery {
  const { q, form, state, who, behind, before, lead } = schema.parse(query);
  const search = q.trim();
  return {
    search,
    form,
    state: state ?? defaultState({ search, form, officer: who }),
    officer: who,
    behind,
    before: before ?? 0,
    lead,
  };
}

/** The address of the desk with some of its query changed. */
export function deskPathFor(query: DeskQuery, change: Partial<DeskQuery> = {}, path = '/desk'): string {
  const { search, form, state, officer, behind, before, lead } = { ...query, ...change };
  const values: readonly (readonly [string, string | number | undefined])[] = [
    ['q', search],
    ['form', form],
    ['state', state === defaultState({ search, form, officer }) ? '' : state],
    ['who', officer],
    ['behind', behind],
    ['before', behind === undefined ? '' : before],
    ['lead', lead],
  ];
  const given = values.filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The leads that a query of an officer asks for. */
export function filterOf({ search, form, state, officer }: DeskQuery, who: string): LeadFilter {
  return {
    ...(form !== '' && { form }),
    ...(search !== '' && { search }),
    ...(state === 'mine' && { openFor: who }),
    ...(state !== 'all' && state !== 'mine' && { state }),
    ...(state !== 'mine' && officer !== '' && { assignee: officer === 'nobody' ? null : officer }),
  };
}

/** An address of the desk to go to, or its first page for any other. */
export function safeDeskPath(address: string | undefined): string {
  const origin = 'http://desk.invalid';
  if (!address?.startsWith('/desk') || !URL.canParse(address, origin)) return '/desk';
  const { origin: found, pathname, search } = new URL(address, origin);
  return found === origin && pathname === '/desk' ? `/desk${search}` : '/desk';
}

/** The filter of a query for the record of uses: of a search it names the kind alone, because the record names no visitor. */
export function describeFilter({ search, form, state, officer }: DeskQuery): string {
  const parts = [
    form !== '' && `form ${form}`,
    state === 'mine' ? 'mine' : state !== 'all' && `state ${state}`,
    officer !== '' && `officer ${officer}`,
    search !== '' && `search by ${searchKindOf(search)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Numbers in short for the record of uses: `leads 4-6, 9`; empty for none. */
export function leadNumbersText(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  const text = runs.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(', ');
  return text && `leads ${text}`;
}

/** Whether a list is a choice that may be deleted together. */
export function hasDeletableFilter(query: DeskQuery): boolean {
  return query.state !== 'mine' && describeFilter(query) !== '';
}
