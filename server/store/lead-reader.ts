import type { Connection } from '@/server/store/connection';
import { cameText, conditionFor, isVisible, officers } from '@/server/store/filter';
import { leadColumns, parseLead } from '@/server/store/lead-rows';
import {
  type FollowUp,
  followUpSchema,
  type LeadCounts,
  type LeadFilter,
  type LeadPage,
  type LeadState,
  type Leaver,
  type PageRequest,
  type StoredLead,
  type Tally,
  tallySchema,
} from '@/server/store/types';

/** Lead numbers that one statement scans, so that other work gets a turn. */
const searchWindow = 10_000;
/** In milliseconds; a search returns what it has found by then. */
const searchTimeout = 600;
const batchSize = 500;

/** SQL: another lead with the email or phone of lead `?1`. */
export const isOfSamePerson = `number <> ?1 AND number > 0
  AND (person = (SELECT nullif(person, '') FROM leads WHERE number = ?1)
    OR phone = (SELECT phone FROM leads WHERE number = ?1))`;

export const historyOf = 'SELECT at, who, kind, text FROM follow_ups WHERE number = ? ORDER BY id';

export async function forEachWindow(
  read: Connection['read'],
  { since = 0, until = Number.MAX_SAFE_INTEGER }: Pick<LeadFilter, 'since' | 'until'>,
  work: (from: number, to: number) => Promise<void>,
): Promise<void> {
  const [row] = await read(({ all }) =>
    all(
      'SELECT min(number) AS first, max(number) AS last FROM leads WHERE number > 0 AND received_at >= ? AND received_at < ?',
      [since, until],
    ),
  );
  for (let from = Number(row?.first ?? 1) - 1; from < Number(row?.last ?? 0); from += searchWindow) {
    await work(from, from + searchWindow);
    await new Promise((next) => setImmediate(next));
  }
}

export function createReader({ read }: Connection) {
  function rowsBehind({ filter = {}, order }: PageRequest, from: number, to: number, limit: number) {
    const { sql, args, access } = conditionFor(filter);
    const direction = order === 'newest' ? 'DESC' : 'ASC';
    // The plus sign makes SQLite use the index of the searched column.
    const number = access === 'index' ? '+number' : 'number';
    const range = order === 'newest' ? `${number} < ? AND ${number} >= ?` : `${number} > ? AND ${number} <= ?`;
    const numbers = `FROM leads WHERE ${range} AND ${sql} ORDER BY ${number} ${direction} LIMIT ?`;
    const chosen =
      access === 'index'
        ? `SELECT ${leadColumns} FROM leads WHERE number IN (SELECT number ${numbers}) ORDER BY number ${direction}`
        : `SELECT ${leadColumns} ${numbers}`;
    return read(({ all }) => all(chosen, [from, to, ...args, limit]).map(parseLead));
  }

  async function page(request: PageRequest): Promise<LeadPage> {
    const { filter = {}, order, behind: cursor, size } = request;
    const [ends] = await read(({ all }) =>
      all('SELECT (SELECT min(number) FROM leads) AS first, (SELECT max(number) FROM leads) AS last'),
    );
    // The canary has a number below 1.
    const [first, last] = [Math.max(1, Number(ends?.first ?? 1)), Number(ends?.last ?? 0)];
    const step = order === 'newest' ? -1 : 1;
    const edge = step < 0 ? first : last;
    const width = conditionFor(filter).access === 'scan' ? searchWindow : last + 1;
    const isPast = (number: number) => (step < 0 ? number <= edge : number >= edge);
    const deadline = performance.now() + searchTimeout;
    const leads: StoredLead[] = [];
    let from = cursor ?? (step < 0 ? last + 1 : first - 1);
    while (!isPast(from)) {
      const to = step < 0 ? Math.max(from - width, first) : Math.min(from + width, last);
      leads.push(...(await rowsBehind(request, from, to, size + 1 - leads.length)));
      if (leads.length > size)
        return { leads: leads.slice(0, size), next: leads[size - 1]?.number ?? null, isCut: false };
      from = to;
      if (performance.now() > deadline && !isPast(from)) return { leads, next: from, isCut: true };
      await new Promise((next) => setImmediate(next));
    }
    return { leads, next: null, isCut: false };
  }

  /** People with open leads but no account for leads, and how many. */
  const leavers = (): Promise<readonly Leaver[]> =>
    read(({ all }) =>
      all(
        `WITH RECURSIVE names (name) AS (SELECT min(assignee) FROM leads
            UNION ALL SELECT (SELECT min(assignee) FROM leads WHERE assignee > name) FROM names WHERE name IS NOT NULL),
          gone AS (SELECT name, (SELECT count(*) FROM leads WHERE assignee = name AND state IN ('new', 'trying', 'spoke')) AS leads
            FROM names WHERE name IS NOT NULL AND name NOT IN (${officers}))
          SELECT name AS email, leads FROM gone WHERE leads > 0`,
      ).map(({ email, leads }) => ({ email: String(email), leads: Number(leads) })),
    );

  async function counts(filter: LeadFilter): Promise<LeadCounts> {
    const { openFor, ...rest } = filter;
    if (openFor !== undefined && rest.assignee === undefined && rest.state === undefined) {
      // One index lookup each: a condition with OR would read all leads.
      const assignees = [...new Set([null, openFor, ...(await leavers()).map(({ email }) => email)])];
      const sumOf = async (state: LeadState) => {
        const parts = await Promise.all(assignees.map((assignee) => counts({ ...rest, assignee, state })));
        return parts.reduce((sum, part) => sum + part[state], 0);
      };
      return { new: await sumOf('new'), trying: await sumOf('trying'), spoke: await sumOf('spoke'), done: 0 };
    }
    const { sql, args } = conditionFor(filter);
    const rows = await read(({ all }) =>
      all(`SELECT state, count(*) AS leads FROM leads WHERE ${sql} GROUP BY state`, args),
    );
    const of = (state: LeadState) => Number(rows.find((row) => row.state === state)?.leads ?? 0);
    return { new: of('new'), trying: of('trying'), spoke: of('spoke'), done: of('done') };
  }

  async function* readAll(filter: LeadFilter = {}): AsyncGenerator<StoredLead, void> {
    let behind: number | undefined;
    for (;;) {
      const { leads, next } = await page({ filter, order: 'oldest', behind, size: batchSize });
      yield* leads;
      if (next === null) return;
      behind = next;
    }
  }

  return {
    page,
    read: readAll,
    async list(filter?: LeadFilter): Promise<StoredLead[]> {
      const leads: StoredLead[] = [];
      for await (const lead of readAll(filter)) leads.push(lead);
      return leads;
    },
    async lead(number: number, visibleTo?: string): Promise<StoredLead | undefined> {
      const sql = `SELECT ${leadColumns} FROM leads WHERE number = ?1 AND (?2 IS NULL OR ${isVisible('?2')})`;
      const [row] = await read(({ all }) => all(sql, [number, visibleTo ?? null]));
      return row && parseLead(row);
    },
    async fieldNames(filter: LeadFilter = {}) {
      const { sql, args } = conditionFor(filter);
      const found = new Map<string, { form: string; name: string }>();
      await forEachWindow(read, filter, (from, to) =>
        read(({ all }) => {
          const rows = all(
            `SELECT DISTINCT form, (SELECT group_concat(key, ' ') FROM json_each(body)) AS names
              FROM leads WHERE number > ? AND number <= ? AND ${sql}`,
            [from, to, ...args],
          );
          for (const { form, names } of rows) {
            for (const name of String(names).split(' ')) found.set(`${form} ${name}`, { form: String(form), name });
          }
        }),
      );
      return [...found.values()];
    },
    counts,
    leavers,
    history: (number: number): Promise<FollowUp[]> =>
      read(({ all }) => all(historyOf, [number]).map((row) => followUpSchema.parse({ ...row }))),
    /** At most 10 next steps, earliest first; for an officer, those of leads that are in Mine. */
    due: (officer?: string, visibleTo?: string): Promise<StoredLead[]> =>
      read(({ all }) =>
        all(
          `SELECT ${leadColumns} FROM leads WHERE due_at IS NOT NULL AND (?1 IS NULL OR ${isVisible('?1')})
            AND (?2 IS NULL OR ${isVisible('?2')})
            ORDER BY due_at LIMIT 10`,
          [officer ?? null, visibleTo ?? null],
        ).map(parseLead),
      ),
    dueCount: async (now: number): Promise<number> => {
      const [row] = await read(({ all }) => all('SELECT count(*) AS due FROM leads WHERE due_at <= ?', [now]));
      return Number(row?.due);
    },
    /** At most 20 leads with the same email or phone, newest first. */
    ofSamePerson: (number: number, visibleTo?: string): Promise<StoredLead[]> =>
      read(({ all }) =>
        all(
          `SELECT ${leadColumns} FROM leads WHERE ${isOfSamePerson} AND (?2 IS NULL OR ${isVisible('?2')})
          ORDER BY number DESC LIMIT 20`,
          [number, visibleTo ?? null],
        ).map(parseLead),
      ),
    async tally(since: number, until: number): Promise<Tally[]> {
      const found = new Map<string, Tally>();
      await forEachWindow(read, { since, until }, (from, to) =>
        read(({ all }) => {
          const rows = all(
            `SELECT form, outcome, called_at IS NOT NULL AS isCalled, spoke_at IS NOT NULL AS isReached, ${cameText} AS came,
                coalesce(source ->> '$.first.page', '') AS page, assignee, count(*) AS leads FROM leads
              WHERE number > ? AND number <= ? AND +received_at >= ? AND +received_at < ? GROUP BY 1, 2, 3, 4, 5, 6, 7`,
            [from, to, since, until],
          );
          for (const row of rows.map((each) => tallySchema.parse({ ...each }))) {
            const key = JSON.stringify({ ...row, leads: 0 });
            found.set(key, { ...row, leads: row.leads + (found.get(key)?.leads ?? 0) });
          }
        }),
      );
      return [...found.values()];
    },
    /** At most 5,000, newest first. */
    firstCalls: (since: number) =>
      read(({ all }) =>
        all('SELECT received_at, called_at FROM leads WHERE called_at >= ? ORDER BY called_at DESC LIMIT 5000', [
          since,
        ]).map((row) => ({ receivedAt: Number(row.received_at), calledAt: Number(row.called_at) })),
      ),
    /** Counters that grow with each lead and with each change. */
    async pulse() {
      const [row] = await read(({ all }) =>
        all('SELECT (SELECT max(number) FROM leads) AS leads, (SELECT max(id) FROM follow_ups) AS changes'),
      );
      return { leads: Number(row?.leads ?? 0), changes: Number(row?.changes ?? 0) };
    },
  };
}
