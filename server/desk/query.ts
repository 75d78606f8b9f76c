import { z } from 'zod';
import { searchKindOf } from '@/server/store/filter';
import type { LeadFilter, LeadState } from '@/server/store/types';

export type DeskQuery = {
  readonly search: string;
  readonly form: string;
  /** `mine`: open leads that are assigned to the officer or to nobody. */
  readonly state: LeadState | 'all' | 'mine';
  /** An account, `nobody`, or empty for all. */
  readonly officer: string;
  readonly behind: number | undefined;
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

/** The default tab: a search or a filter looks among all leads. */
function defaultState({ search, form, officer }: Pick<DeskQuery, 'search' | 'form' | 'officer'>): 'mine' | 'all' {
  return search === '' && form === '' && officer === '' ? 'mine' : 'all';
}

/** Parses a URL query; invalid values count as absent. */
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

export function filterOf({ search, form, state, officer }: DeskQuery, who: string): LeadFilter {
  return {
    ...(form !== '' && { form }),
    ...(search !== '' && { search }),
    ...(state === 'mine' && { openFor: who }),
    ...(state !== 'all' && state !== 'mine' && { state }),
    ...(state !== 'mine' && officer !== '' && { assignee: officer === 'nobody' ? null : officer }),
  };
}

export function safeDeskPath(address: string | undefined): string {
  const origin = 'http://desk.invalid';
  if (!address?.startsWith('/desk') || !URL.canParse(address, origin)) return '/desk';
  const { origin: found, pathname, search } = new URL(address, origin);
  return found === origin && pathname === '/desk' ? `/desk${search}` : '/desk';
}

/** Describes a filter for the audit log, which names no visitor: of a search, only its kind. */
export function describeFilter({ search, form, state, officer }: DeskQuery): string {
  const parts = [
    form !== '' && `form ${form}`,
    state === 'mine' ? 'mine' : state !== 'all' && `state ${state}`,
    officer !== '' && `officer ${officer}`,
    search !== '' && `search by ${searchKindOf(search)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Lead numbers in short for the audit log, such as `leads 4-6, 9`; empty for none. */
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

/** Whether the list is filtered, so that its leads may be deleted together. */
export function hasDeletableFilter(query: DeskQuery): boolean {
  return query.state !== 'mine' && describeFilter(query) !== '';
}
