import { phoneRule } from '@/lib/fields/phone';
import { isLeadId } from '@/lib/leads/lead-id';
import { digitsOf } from '@/lib/numbers/clean';
import type { Value } from '@/server/store/connection';
import { normalizeEmail } from '@/server/store/person';
import type { LeadFilter } from '@/server/store/types';

/** A condition on the table of leads, with the values of its placeholders. */
export type Condition = {
  readonly sql: string;
  readonly args: readonly Value[];
  /** How a page finds its leads: by their numbers, by reading each one, or by an index on what is searched for. */
  readonly access: 'number' | 'scan' | 'index';
};

const concatenated = (names: readonly string[]) =>
  names.map((name) => `coalesce(body ->> '${name}', '')`).join(` || ' ' || `);
const nameText = concatenated(['name', 'firstName', 'lastName']);
const phoneText = concatenated(['phone', 'cellPhone', 'eveningPhone', 'workPhone']);

/** As in the index of these numbers. */
const workPhone = `nullif(body ->> 'workPhone', '')`;

/** The longest text that is searched for, and the most words of it. */
const maxSearchLength = 100;
const maxWords = 5;
/** Fewer digits than these would be in nearly every phone number. */
const minDigits = 4;
/** Sorts after every text that starts with the text before it. */
const last = '\u{10FFFF}';

function startsWith(column: string, text: string): Condition {
  return { sql: `${column} >= ? AND ${column} < ?`, args: [text, text + last], access: 'index' };
}

/** Of the numbers of a lead the first is in the column, and only one at work comes beside another. */
function phoneCondition(phone: string): Condition {
  return { sql: `phone = ? OR ${workPhone} = ?`, args: [phone, phone], access: 'index' };
}

/**
 * A pattern for LIKE. SQLite knows upper and lower case of the Latin alphabet alone, so any other letter of the search
 * counts as any letter.
 */
function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&').replace(/[^ -~]/gu, '_')}%`;
}

export type SearchKind = 'email' | 'reference' | 'phone' | 'name';

/** What a text searches for, told apart by how it is written. */
export function searchKindOf(text: string): SearchKind {
  if (text.includes('@')) return 'email';
  if (isLeadId(text.toUpperCase()) || /^\d{4}[a-z]{3}[\da-z-]*$/i.test(text)) return 'reference';
  return digitsOf(text).length >= minDigits && /^[\d\s().+-]+$/.test(text) ? 'phone' : 'name';
}

/** The condition of a search: addresses and references are found by their start, phones and names by any part. */
function searchCondition(typed: string): Condition {
  const text = typed.normalize('NFC').trim().slice(0, maxSearchLength);
  switch (searchKindOf(text)) {
    case 'email':
      return startsWith('person', normalizeEmail(text));
    case 'reference':
      return startsWith('lead_id', text.toUpperCase());
    case 'phone':
      if (phoneRule.normalize(text).length === phoneRule.maxLength) return phoneCondition(phoneRule.normalize(text));
      return { sql: `instr(${phoneText}, ?) > 0`, args: [phoneRule.normalize(text)], access: 'scan' };
    case 'name': {
      const words = text.split(/\s+/).filter(Boolean).slice(0, maxWords);
      return {
        sql: words.map(() => `(${nameText}) LIKE ? ESCAPE '\\'`).join(' AND ') || '1',
        args: words.map(likePattern),
        access: words.length > 0 ? 'scan' : 'number',
      };
    }
  }
}

/** The condition of a filter. */
export function conditionFor(filter: LeadFilter): Condition {
  const { number, reference, email, phone, form, since, until, state, openFor, assignee, search } = filter;
  const parts: Condition[] = [];
  const add = (sql: string, arg?: Value) => parts.push({ sql, args: arg === undefined ? [] : [arg], access: 'number' });
  if (number !== undefined) add('number = ?', number);
  if (reference !== undefined) add('lead_id = ?', reference);
  if (email !== undefined) add('person = ?', normalizeEmail(email));
  if (phone !== undefined) parts.push(phoneCondition(phone));
  if (form !== undefined) add('form = ?', form);
  // With the plus signs SQLite reads the open leads in their order instead of sorting those of two officers.
  if (openFor !== undefined) add('done_at IS NULL AND (+assignee IS NULL OR +assignee = ?)', openFor);
  if (state !== undefined) add('state = ?', state);
  if (assignee === null) add('assignee IS NULL');
  else if (assignee !== undefined) add('assignee = ?', assignee);
  if (since !== undefined) add('received_at >= ?', since);
  if (until !== undefined) add('received_at < ?', until);
  if (search !== undefined) parts.push(searchCondition(search));
  return {
    sql: parts.map(({ sql }) => `(${sql})`).join(' AND ') || '1',
    args: parts.flatMap(({ args }) => args),
    access: parts.find(({ access }) => access !== 'number')?.access ?? 'number',
  };
}
