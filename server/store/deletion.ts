import { ohioDayOf } from '@/server/office-time';
import type { Connection } from '@/server/store/connection';
import { conditionFor } from '@/server/store/filter';
import { forEachWindow } from '@/server/store/lead-reader';
import { insertMark } from '@/server/store/lead-writer';
import { normalizeEmail } from '@/server/store/person';
import type { Expired, LeadFilter, Removal, Removed } from '@/server/store/types';

const day = 24 * 60 * 60_000;
/**
 * In days. If the last run is longer ago than this, the clock may be wrong. Leads are also deleted this much later, so
 * that a clock that is slightly ahead deletes nothing early.
 */
const clockToleranceDays = 7;
/** Share that the first run may delete without confirmation. */
const maxFirstShare = 0.2;
/** Leads per transaction, so that other work gets its turn. */
const batchSize = 2000;
/** How long consent stays on record, in days: five years (16 CFR 310.5(a)(8)). */
const consentDays = 1827;
const maxRelated = 200;
/** Attempts at truncating the WAL while another program holds it, and the delay between them in milliseconds. */
const maxAttempts = 20;
const retryDelay = 200;

type Expiry = { readonly days: number; readonly now: number; readonly isConfirmed: boolean };

function withoutPhonePunctuation(text: string): string {
  return [' ', '-', '.', '(', ')', '/'].reduce((inner, mark) => `replace(${inner}, '${mark}', '')`, text);
}

/** Nothing deleted is left in the file or its WAL. Deletion by age keeps consent on record for five years. */
export function createDeleter({ read, write }: Connection) {
  /** Whether the WAL may contain deleted data, including from a previous process. */
  let hasDeletedPages = true;

  /** May fail while another program holds the WAL. */
  async function truncateLog(): Promise<void> {
    for (let n = 1; hasDeletedPages && n <= maxAttempts; n += 1) {
      const [row] = await read(({ all }) => all('PRAGMA wal_checkpoint(TRUNCATE)'));
      hasDeletedPages = Number(row?.busy) !== 0;
      if (hasDeletedPages) await new Promise((next) => setTimeout(next, retryDelay));
    }
  }

  /** Deletes leads up to a number, so that new ones stay; optionally keeps their consent. */
  async function deleteLeads(
    filter: LeadFilter,
    { last = Number.MAX_SAFE_INTEGER, keepsConsent = false } = {},
  ): Promise<readonly number[]> {
    const { sql, args } = conditionFor(filter);
    const chosen = `SELECT number FROM leads WHERE ${sql} AND number <= ? ORDER BY number LIMIT ${batchSize}`;
    const numbers: number[] = [];
    for (;;) {
      const rows = await write(({ all, run }) => {
        if (keepsConsent) {
          run(
            `INSERT INTO kept_consents SELECT number, form, lead_id, received_at, phone, body ->> 'email', consent
              FROM leads WHERE consent IN (SELECT version FROM consents) AND number IN (${chosen})`,
            [...args, last],
          );
        }
        return all(`DELETE FROM leads WHERE number IN (${chosen}) RETURNING number`, [...args, last]);
      });
      for (const { number } of rows) numbers.push(Number(number));
      if (rows.length > 0) hasDeletedPages = true;
      if (rows.length < batchSize) return numbers;
      await new Promise((next) => setImmediate(next));
    }
  }

  /** Leads from the same forms, or that mention the email or phone in an answer or note, however it is punctuated. */
  async function findRelated(filter: LeadFilter): Promise<readonly number[]> {
    const { sql, args } = conditionFor(filter);
    const people = await read(({ all }) => all(`SELECT DISTINCT person, phone FROM leads WHERE ${sql} LIMIT 20`, args));
    const typed = [normalizeEmail(filter.email ?? ''), filter.phone];
    const all = [...typed, ...people.flatMap(({ person, phone }) => [person, phone])];
    const names = [...new Set(all.filter(Boolean).map(String))];
    const isNamedIn = (text: string) =>
      names
        .map((name) => `instr(${name.includes('@') ? `lower(${text})` : withoutPhonePunctuation(text)}, ?)`)
        .join(' OR ') || '0';
    const notes = await read(({ all }) =>
      all(
        `SELECT DISTINCT number FROM follow_ups WHERE (${isNamedIn('text')})
          AND number NOT IN (SELECT number FROM leads WHERE ${sql})`,
        [...names, ...args],
      ),
    );
    const rows = [...notes];
    await forEachWindow(read, {}, async (from, to) => {
      const found = await read(({ all }) =>
        all(
          `SELECT number FROM leads WHERE number > ? AND number <= ? AND (${sql}) IS NOT TRUE
            AND ((form, key) IN (SELECT form, key FROM leads WHERE ${sql}) OR ${isNamedIn('body')})`,
          [from, to, ...args, ...args, ...names],
        ),
      );
      rows.push(...found);
    });
    return [...new Set(rows.map(({ number }) => Number(number)))].sort((a, b) => a - b).slice(0, maxRelated);
  }

  return {
    /** Deletes leads, with all traces in the file and its WAL. */
    async remove({ filter, expected }: Removal): Promise<Removed> {
      const { sql, args } = conditionFor(filter);
      const [row] = await read(({ all }) =>
        all(`SELECT count(*) AS leads, max(number) AS last FROM leads WHERE ${sql}`, args),
      );
      if (expected !== undefined && Number(row?.leads) !== expected) {
        throw new Error(`Nothing was deleted: the filter now has ${Number(row?.leads)} leads, not ${expected}.`);
      }
      const { email, phone, number, reference } = filter;
      const isOfPerson = [email, phone, number, reference].some((name) => name !== undefined);
      const related = isOfPerson ? await findRelated(filter) : [];
      const numbers = await deleteLeads(filter, { last: Number(row?.last ?? 0) });
      hasDeletedPages = true;
      await truncateLog();
      return { numbers, related, isLogHeld: hasDeletedPages };
    },

    /** Deletes leads and page view counts by age. Without confirmation, it refuses if the clock or the share looks wrong. */
    async expire({ days, now, isConfirmed }: Expiry): Promise<Expired> {
      const moment = now - (days + clockToleranceDays) * day;
      const [row] = await read(({ all }) =>
        all(
          `SELECT (SELECT count(*) FROM leads) AS every, (SELECT count(*) FROM leads WHERE received_at < ?) AS older,
            (SELECT at FROM marks WHERE name = 'retention') AS last`,
          [moment],
        ),
      );
      const { every, older } = { every: Number(row?.every), older: Number(row?.older) };
      const last = row?.last == null ? null : Number(row.last);
      const isLate = last !== null && moment - last > clockToleranceDays * day;
      if (!isConfirmed && older > 0 && (isLate || (last === null && older > every * maxFirstShare))) {
        const why = isLate
          ? `the last run was more than ${clockToleranceDays} days ago`
          : `it is the first run, and deletes more than ${maxFirstShare * 100} percent`;
        return {
          outcome: 'refused',
          reason: `${older} of ${every} leads are older than ${days} days, but ${why}. Check the clock, then run: npm run leads -- expire ${days}`,
        };
      }
      if (isLate && !isConfirmed) return { outcome: 'done', deleted: 0 };
      const { length: count } = await deleteLeads({ until: moment }, { keepsConsent: true });
      await write(({ run }) => {
        run('DELETE FROM kept_consents WHERE received_at < ?', [now - (consentDays + clockToleranceDays) * day]);
        run('DELETE FROM views WHERE day < ?', [ohioDayOf(moment)]);
        run(insertMark, ['retention', moment]);
      });
      await truncateLog();
      return { outcome: 'done', deleted: count };
    },
  };
}
