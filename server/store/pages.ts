import type { Connection } from '@/server/store/connection';
import { conditionOf } from '@/server/store/filter';
import { columns, followUpIn, leadIn } from '@/server/store/rows';
import type { LeadPage, LeadStore, PageRequest, StoredLead } from '@/server/store/types';

/** Numbers that one statement of a search reads: other work gets its turn between two statements. */
const searchWindow = 10_000;
/** How long a page may search, in milliseconds; then it ends with what it has found. */
const searchPatience = 600;

type Readings = Pick<
  LeadStore,
  'find' | 'fieldNames' | 'page' | 'counts' | 'lead' | 'history' | 'firstCalls' | 'pulse'
>;

/** The ways to read leads: by command and at the desk. */
export function createReader({ execute }: Pick<Connection, 'execute'>): Readings {
  async function ends(): Promise<{ readonly first: number; readonly last: number }> {
    const { rows } = await execute(
      'SELECT (SELECT min(number) FROM leads) AS first, (SELECT max(number) FROM leads) AS last',
    );
    return { first: Number(rows[0]?.first ?? 1), last: Number(rows[0]?.last ?? 0) };
  }

  /** The leads of one statement of a page: those behind a number, up to another. */
  function behind({ filter = {}, order }: PageRequest, from: number, to: number, limit: number) {
    const { sql, args, isNarrow } = conditionOf(filter);
    // SQLite uses no index for an expression: with the sign it takes the index of the search instead of the numbers.
    const number = isNarrow ? '+number' : 'number';
    const range = order === 'newest' ? `${number} < ? AND ${number} >= ?` : `${number} > ? AND ${number} <= ?`;
    return execute({
      sql: `SELECT ${columns} FROM leads WHERE ${range} AND ${sql}
        ORDER BY ${number} ${order === 'newest' ? 'DESC' : 'ASC'} LIMIT ?`,
      args: [from, to, ...args, limit],
    });
  }

  async function page(request: PageRequest): Promise<LeadPage> {
    const { filter = {}, order, behind: cursor, size } = request;
    const { first, last } = await ends();
    const step = order === 'newest' ? -1 : 1;
    const edge = step < 0 ? first : last;
    const width = conditionOf(filter).isScan ? searchWindow : last + 1;
    const isPast = (number: number) => (step < 0 ? number <= edge : number >= edge);
    const deadline = performance.now() + searchPatience;
    const leads: StoredLead[] = [];
    let from = cursor ?? (step < 0 ? last + 1 : first - 1);
    while (!isPast(from)) {
      const to = step < 0 ? Math.max(from - width, first) : Math.min(from + width, last);
      const { rows } = await behind(request, from, to, size + 1 - leads.length);
      leads.push(...rows.map(leadIn));
      if (leads.length > size)
        return { leads: leads.slice(0, size), next: leads[size - 1]?.number ?? null, isCut: false };
      from = to;
      if (performance.now() > deadline && !isPast(from)) return { leads, next: from, isCut: true };
    }
    return { leads, next: null, isCut: false };
  }

  return {
    page,
    async find(id) {
      const { rows } = await execute({
        sql: `SELECT ${columns} FROM leads WHERE number = ? OR lead_id = ? ORDER BY number LIMIT 10`,
        args: [/^\d{1,15}$/.test(id) ? Number(id) : -1, id],
      });
      return rows.map(leadIn);
    },
    async lead(number) {
      const { rows } = await execute({ sql: `SELECT ${columns} FROM leads WHERE number = ?`, args: [number] });
      return rows[0] && leadIn(rows[0]);
    },
    async fieldNames(filter = {}) {
      const { sql, args } = conditionOf(filter);
      const { rows } = await execute({
        sql: `SELECT DISTINCT form, answers.key AS name FROM (SELECT form, body FROM leads WHERE ${sql}) AS chosen,
          json_each(chosen.body) AS answers`,
        args: [...args],
      });
      return rows.map((row) => ({ form: String(row.form), name: String(row.name) }));
    },
    async counts(filter) {
      const { sql, args } = conditionOf(filter);
      const { rows } = await execute({
        sql: `SELECT state, count(*) AS leads FROM leads WHERE ${sql} GROUP BY state`,
        args: [...args],
      });
      const of = (state: string) => Number(rows.find((row) => row.state === state)?.leads ?? 0);
      return { new: of('new'), called: of('called'), done: of('done') };
    },
    async history(number) {
      const { rows } = await execute({
        sql: 'SELECT at, who, kind, text FROM follow_ups WHERE number = ? ORDER BY id',
        args: [number],
      });
      return rows.map(followUpIn);
    },
    async firstCalls(since) {
      const { rows } = await execute({
        sql: 'SELECT received_at, called_at FROM leads WHERE called_at >= ? ORDER BY called_at DESC LIMIT 5000',
        args: [since],
      });
      return rows.map((row) => ({ receivedAt: Number(row.received_at), calledAt: Number(row.called_at) }));
    },
    async pulse() {
      const { rows } = await execute(
        'SELECT (SELECT max(number) FROM leads) AS leads, (SELECT max(id) FROM follow_ups) AS changes',
      );
      return { leads: Number(rows[0]?.leads ?? 0), changes: Number(rows[0]?.changes ?? 0) };
    },
  };
}
