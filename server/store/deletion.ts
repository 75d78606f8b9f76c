import type { Connection } from '@/server/store/connection';
import { conditionFor } from '@/server/store/filter';
import { forEachWindow } from '@/server/store/lead-reader';
import { insertMark } from '@/server/store/lead-writer';
import { normalizeEmail } from '@/server/store/person';
import type { Expired, LeadFilter, Removal, Removed } from '@/server/store/types';

const day = 24 * 60 * 60_000;
/**
 * A run by age that is further from the last one than this, in days, may be the fault of a wrong clock. Leads are deleted
 * so many days after their time, so that a clock that is ahead by less deletes nothing too early.
 */
const clockToleranceDays = 7;
/** The first run on a database deletes at most this share by itself. */
const maxFirstShare = 0.2;
/** Leads that one transaction deletes: other work gets its turn between two. */
const batchSize = 2000;
/** How long it stays known who agreed to be called or written to, in days: five years (16 CFR 310.5(a)(8)). */
const consentDays = 1827;
/** The most leads that are named as related. */
const maxRelated = 200;
/** How often emptying the log is tried when another program keeps it open, and the pause between, in milliseconds. */
const maxAttempts = 20;
const retryDelay = 200;

type Expiry = { readonly days: number; readonly now: number; readonly isConfirmed: boolean };

/** A text of SQL without what people put between the digits of a phone number. */
function withoutPhonePunctuation(text: string): string {
  return [' ', '-', '.', '(', ')', '/'].reduce((inner, mark) => `replace(${inner}, '${mark}', '')`, text);
}

/**
 * The deletions of a store. Each ends with no byte of what it deleted in the database file or its log. A deletion by age keeps
 * who agreed to which words for five years.
 */
export function createDeleter({ read, write }: Connection) {
  /** Whether the log may still contain what was deleted, by this process or the one before it. */
  let hasDeletedPages = true;

  /** Writes the log into the file and empties it. Where another program keeps the old pages open, it stays to be emptied. */
  async function truncateLog(): Promise<void> {
    for (let n = 1; hasDeletedPages && n <= maxAttempts; n += 1) {
      const [row] = await read(({ all }) => all('PRAGMA wal_checkpoint(TRUNCATE)'));
      hasDeletedPages = Number(row?.busy) !== 0;
      if (hasDeletedPages) await new Promise((next) => setTimeout(next, retryDelay));
    }
  }

  /** Deletes the leads of a filter up to a number: one that comes meanwhile stays. What each agreed to can be kept. */
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

  /**
   * What a filter leaves and may be about the same person: leads of the same filled forms, and those with an address or a
   * phone of the person in an answer or a note, however its digits are set apart.
   */
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
    /** Deletes the leads of a filter, and leaves no byte of them in the file and its log. */
    async remove({ filter, expected }: Removal): Promise<Removed> {
      const { sql, args } = conditionFor(filter);
      const [row] = await read(({ all }) =>
        all(`SELECT count(*) AS leads, max(number) AS last FROM leads WHERE ${sql}`, args),
      );
      if (expected !== undefined && Number(row?.leads) !== expected) {
        throw new Error(`Nothing is deleted: the choice now has ${Number(row?.leads)} leads, not ${expected}.`);
      }
      const { email, phone, number, reference } = filter;
      const isOfPerson = [email, phone, number, reference].some((name) => name !== undefined);
      const related = isOfPerson ? await findRelated(filter) : [];
      const numbers = await deleteLeads(filter, { last: Number(row?.last ?? 0) });
      hasDeletedPages = true;
      await truncateLog();
      return { numbers, related, isLogHeld: hasDeletedPages };
    },

    /** Deletes leads older than so many days. By itself it refuses where the clock or the share to delete looks wrong. */
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
        run(insertMark, ['retention', moment]);
      });
      await truncateLog();
      return { outcome: 'done', deleted: count };
    },
  };
}
