import { phoneRule } from '@/lib/fields/phone';
import { isLeadId } from '@/lib/leads/lead-id';
import { digitsOf } from '@/lib/numbers/clean';
import type { Value } from '@/server/store/connection';
import { normalizeEmail } from '@/server/store/person';
import type { LeadFilter } from '@/server/store/types';

export type Condition = {
  readonly sql: string;
  readonly args: readonly Value[];
  /** How a page finds its leads: by number, by a full scan, or by an index on the searched column. */
  readonly access: 'number' | 'scan' | 'index';
};

const concatenated = (names: readonly string[]) =>
  names.map((name) => `coalesce(body ->> '${name}', '')`).join(` || ' ' || `);
const wordsText = concatenated([
  ...['name', 'firstName', 'lastName'],
  ...['city', 'City', 'zipCode', 'propertyAddress', 'message'],
]);
const hasNote = `EXISTS (SELECT 1 FROM follow_ups WHERE follow_ups.number = leads.number AND kind = 'note' AND text LIKE ? ESCAPE '\\')`;
const phoneText = concatenated(['phone', 'cellPhone', 'eveningPhone', 'workPhone']);

const workPhone = `nullif(body ->> 'workPhone', '')`;

/** SQL: the source of the first visit, such as `google / cpc / spring`: ad source or site, medium and campaign. */
export const cameText = `coalesce(source ->> '$.first.utm_source', source ->> '$.first.from', '') || ' / '
  || coalesce(source ->> '$.first.utm_medium', '') || ' / ' || coalesce(source ->> '$.first.utm_campaign', '')`;

/** Longer searches are cut: in characters, and in words. */
const maxSearchLength = 100;
const maxWords = 5;
/** Fewer digits would match nearly every number. */
const minDigits = 4;
const last = '\u{10FFFF}';

function startsWith(column: string, text: string): Condition {
  return { sql: `${column} >= ? AND ${column} < ?`, args: [text, text + last], access: 'index' };
}

/** `phone` has the first of a lead's numbers; only a work number can come in addition. */
function phoneCondition(phone: string): Condition {
  return { sql: `phone = ? OR ${workPhone} = ?`, args: [phone, phone], access: 'index' };
}

/** SQLite's LIKE ignores case for ASCII only, so other letters match any character. */
function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&').replace(/[^ -~]/gu, '_')}%`;
}

export type SearchKind = 'email' | 'reference' | 'phone' | 'words';

export function searchKindOf(text: string): SearchKind {
  if (text.includes('@')) return 'email';
  if (isLeadId(text.toUpperCase()) || /^\d{4}[a-z]{3}[\da-z-]*$/i.test(text)) return 'reference';
  return digitsOf(text).length >= minDigits && /^[\d\s().+-]+$/.test(text) ? 'phone' : 'words';
}

/** Emails and references match by prefix, phones and words anywhere. */
function searchCondition(typed: string): Condition {
  const text = typed.normalize('NFC').trim().slice(0, maxSearchLength);
  switch (searchKindOf(text)) {
    case 'email':
      return startsWith('person', normalizeEmail(text));
    case 'reference':
      return startsWith('lead_id', text.toUpperCase());
    case 'phone':
      if (phoneRule.normalize(text).length === phoneRule.maxLength) return phoneCondition(phoneRule.normalize(text));
      return {
        sql: `instr(${phoneText}, ?) > 0 OR body ->> 'zipCode' = ?`,
        args: [phoneRule.normalize(text), text],
        access: 'scan',
      };
    case 'words': {
      const words = text.split(/\s+/).filter(Boolean).slice(0, maxWords);
      return {
        sql: words.map(() => `((${wordsText}) LIKE ? ESCAPE '\\' OR ${hasNote})`).join(' AND ') || '1',
        args: words.flatMap((word) => [likePattern(word), likePattern(word)]),
        access: words.length > 0 ? 'scan' : 'number',
      };
    }
  }
}

/** SQL: the accounts that may have leads. */
export const officers = "SELECT email FROM accounts WHERE role <> 'auditor'";

/** SQL: whether an officer may see a lead. The unary plus keeps SQLite from using a less selective index. */
export function isVisible(officer: string): string {
  return `(+assignee IS NULL OR +assignee = ${officer} OR +assignee NOT IN (${officers}))`;
}

export function conditionFor(filter: LeadFilter): Condition {
  const { number, reference, email, phone, form, since, until, state, openFor, assignee, search, came, visibleTo } =
    filter;
  const parts: Condition[] = [];
  const add = (sql: string, arg?: Value) => parts.push({ sql, args: arg === undefined ? [] : [arg], access: 'number' });
  if (number !== undefined) add('number = ?', number);
  if (reference !== undefined) add('lead_id = ?', reference);
  if (email !== undefined) add('person = ?', normalizeEmail(email));
  if (phone !== undefined) parts.push(phoneCondition(phone));
  if (form !== undefined) add('form = ?', form);
  if (openFor !== undefined) add(`done_at IS NULL AND ${isVisible('?')}`, openFor);
  if (visibleTo !== undefined && visibleTo !== openFor) add(isVisible('?'), visibleTo);
  if (state !== undefined) add('state = ?', state);
  if (assignee === null) add('assignee IS NULL');
  else if (assignee !== undefined) add('assignee = ?', assignee);
  if (since !== undefined) add('received_at >= ?', since);
  if (until !== undefined) add('received_at < ?', until);
  if (came !== undefined) parts.push({ sql: `${cameText} = ?`, args: [came], access: 'scan' });
  if (search !== undefined) parts.push(searchCondition(search));
  return {
    sql: parts.map(({ sql }) => `(${sql})`).join(' AND ') || '1',
    args: parts.flatMap(({ args }) => args),
    access: parts.find(({ access }) => access !== 'number')?.access ?? 'number',
  };
}
