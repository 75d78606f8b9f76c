import type { Connection } from '@/server/store/connection';
import { conditionOf } from '@/server/store/filter';
import { columns, followUpIn, leadIn } from '@/server/store/rows';
import type { LeadFilter, LeadPage, LeadStore, PageRequest, StoredLead } from '@/server/store/types';

/** Leads that `read` holds in memory. */
const readSize = 500;

type Readings = Pick<
  LeadStore,
  'read' | 'list' | 'fieldNames' | 'page' | 'counts' | 'lead' | 'history' | 'firstCalls' | 'pulse'
>;

/** The ways to read leads. */
export function createReader({ read }: Connection): Readings {
  async function page({ filter = {}, order, behind, size }: PageRequest): Promise<LeadPage> {
    const { sql, args } = conditionOf(filter);
    const [sign, direction] = order === 'newest' ? ['<', 'DESC'] : ['>', 'ASC'];
    // Numbers below 1 are no leads.
    const from = behind ?? (order === 'newest' ? Number.MAX_SAFE_INTEGER : 0);
    const rows = await read(({ all }) =>
      all(
        `SELECT ${columns} FROM leads WHERE number > 0 AND number ${sign} ? AND ${sql} ORDER BY number ${direction} LIMIT ?`,
        [from, ...args, size + 1],
      ),
    );
    const leads = rows.slice(0, size).map(leadIn);
    return { leads, next: rows.length > size ? (leads.at(-1)?.number ?? null) : null };
  }

  async function* readAll(filter: LeadFilter = {}): AsyncGenerator<StoredLead, void> {
    let behind: number | undefined;
    for (;;) {
      const { leads, next } = await page({ filter, order: 'oldest', behind, size: readSize });
      yield* leads;
      if (next === null) return;
      behind = next;
    }
  }

  return {
    page,
    read: readAll,
    async list(filter) {
      const leads: StoredLead[] = [];
      for await (const lead of readAll(filter)) leads.push(lead);
      return leads;
    },
    async lead(number) {
      const [row] = await read(({ all }) => all(`SELECT ${columns} FROM leads WHERE number = ?`, [number]));
      return row && leadIn(row);
    },
    fieldNames(filter = {}) {
      const { sql, args } = conditionOf(filter);
      return read(({ all }) =>
        all(
          `SELECT DISTINCT form, answers.key AS name FROM (SELECT form, body FROM leads WHERE ${sql}) AS chosen,
            json_each(chosen.body) AS answers`,
          args,
        ).map(({ form, name }) => ({ form: String(form), name: String(name) })),
      );
    },
    async counts(filter) {
      const { sql, args } = conditionOf(filter);
      const rows = await read(({ all }) =>
        all(`SELECT state, count(*) AS leads FROM leads WHERE ${sql} GROUP BY state`, args),
      );
      const of = (state: string) => Number(rows.find((row) => row.state === state)?.leads ?? 0);
      return { new: of('new'), called: of('called'), done: of('done') };
    },
    history: (number) =>
      read(({ all }) =>
        all('SELECT at, who, kind, text FROM follow_ups WHERE number = ? ORDER BY id', [number]).map(followUpIn),
      ),
    firstCalls: (since) =>
      read(({ all }) =>
        all('SELECT received_at, called_at FROM leads WHERE called_at >= ? ORDER BY called_at DESC LIMIT 5000', [
          since,
        ]).map((row) => ({ receivedAt: Number(row.received_at), calledAt: Number(row.called_at) })),
      ),
    async pulse() {
      const [row] = await read(({ all }) =>
        all('SELECT (SELECT max(number) FROM leads) AS leads, (SELECT max(id) FROM follow_ups) AS changes'),
      );
      return { leads: Number(row?.leads ?? 0), changes: Number(row?.changes ?? 0) };
    },
  };
}
