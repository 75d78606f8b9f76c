import { z } from 'zod';
import { monthStart } from '@/server/office-time';
import { searchKindOf } from '@/server/store/filter';
import { type LeadFilter, type LeadState, leadStates } from '@/server/store/types';

export type DeskQuery = {
  readonly search: string;
  readonly form: string;
  /** `mine`: open leads that are assigned to the officer or to nobody. */
  readonly state: LeadState | 'all' | 'mine';
  /** An account, `nobody`, or empty for all. */
  readonly officer: string;
  /** The month received, such as `2026-11`, and the source, as in `LeadFilter`; empty for all. */
  readonly month: string;
  readonly came: string;
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
  state: z
    .enum(['mine', 'all', ...leadStates])
    .optional()
    .catch(undefined),
  who: z.string().max(254).catch(''),
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    .catch(''),
  came: z.string().max(400).catch(''),
  behind: number,
  before: number,
  lead: number,
});

/** The default tab: searches and filters cover all leads. */
function defaultState(query: Pick<DeskQuery, 'search' | 'form' | 'officer' | 'month' | 'came'>): 'mine' | 'all' {
  const { search, form, officer, month, came } = query;
  return [search, form, officer, month, came].every((value) => value === '') ? 'mine' : 'all';
}

/** Parses a URL query; invalid values count as absent. */
export function parseDeskQuery(query: Readonly<Record<string, string>>): DeskQuery {
  const { q, form, state, who, month, came, behind, before, lead } = schema.parse(query);
  const search = q.trim();
  return {
    search,
    form,
    state: state ?? defaultState({ search, form, officer: who, month, came }),
    officer: who,
    month,
    came,
    behind,
    before: before ?? 0,
    lead,
  };
}

export function deskPathFor(query: DeskQuery, change: Partial<DeskQuery> = {}, path = '/desk'): string {
  const changedQuery = { ...query, ...change };
  const { search, form, state, officer, month, came, behind, before, lead } = changedQuery;
  const values: readonly (readonly [string, string | number | undefined])[] = [
    ['q', search],
    ['form', form],
    ['state', state === defaultState(changedQuery) ? '' : state],
    ['who', officer],
    ['month', month],
    ['came', came],
    ['behind', behind],
    ['before', behind === undefined ? '' : before],
    ['lead', lead],
  ];
  const given = values.filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

export function filterOf({ search, form, state, officer, month, came }: DeskQuery, who: string): LeadFilter {
  return {
    ...(form !== '' && { form }),
    ...(search !== '' && { search }),
    ...(came !== '' && { came }),
    ...(month !== '' && { since: monthStart(month), until: monthStart(month, 1) }),
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

/** Describes a filter for the audit log, which must not identify a visitor: of a search, only its kind. */
export function describeFilter({ search, form, state, officer, month, came }: DeskQuery): string {
  const parts = [
    form !== '' && `form ${form}`,
    state === 'mine' ? 'mine' : state !== 'all' && `state ${state}`,
    officer !== '' && `officer ${officer}`,
    month !== '' && `month ${month}`,
    came !== '' && `from ${came}`,
    search !== '' && `search by ${searchKindOf(search)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

export function hasDeletableFilter(query: DeskQuery): boolean {
  return query.state !== 'mine' && describeFilter(query) !== '';
}
