import { isLeadId } from '@/lib/leads/lead-id';
import { digitsOf } from '@/lib/numbers/clean';
import { foldedAddress } from '@/server/store/person';
import type { LeadFilter } from '@/server/store/types';

/** A condition on the table of leads, with the values of its placeholders. */
export type Condition = {
  readonly sql: string;
  readonly args: readonly (string | number)[];
  /** Whether no index finds the leads, so that each one is read. */
  readonly isScan: boolean;
  /** Whether an index finds few leads, so that reading by number would be slower. */
  readonly isNarrow: boolean;
};

const nameText = ['name', 'firstName', 'lastName']
  .map((name) => `coalesce(body ->> '${name}', '')`)
  .join(` || ' ' || `);
const phoneText = ['phone', 'cellPhone', 'eveningPhone', 'workPhone']
  .map((name) => `coalesce(body ->> '${name}', '')`)
  .join(` || ' ' || `);

/** The longest text that is searched for, and the most words of it. */
const longestSearch = 100;
const mostWords = 5;
/** Fewer digits than these would be in nearly every phone number. */
const fewestDigits = 4;
/** Sorts after every text that starts with the text before it. */
const last = '\u{10FFFF}';

function startsWith(column: string, text: string): Condition {
  return { sql: `${column} >= ? AND ${column} < ?`, args: [text, text + last], isScan: false, isNarrow: true };
}

/**
 * A pattern for LIKE. SQLite knows upper and lower case of the Latin alphabet alone, so any other letter of the search
 * counts as any letter.
 */
function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&').replace(/[^ -~]/gu, '_')}%`;
}

/**
 * The condition of a search: an email address, a reference, a phone number or words of a name, told apart by how they
 * are written. Addresses and references are found by their start.
 */
function searchCondition(typed: string): Condition {
  const text = typed.normalize('NFC').trim().slice(0, longestSearch);
  if (text.includes('@')) return startsWith('person', foldedAddress(text));
  if (isLeadId(text.toUpperCase()) || /^\d{4}[a-z]{3}[\da-z]*$/i.test(text)) {
    return startsWith('lead_id', text.toUpperCase());
  }
  const digits = digitsOf(text);
  if (digits.length >= fewestDigits && /^[\d\s().+-]+$/.test(text)) {
    const wanted = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
    return { sql: `instr(${phoneText}, ?) > 0`, args: [wanted], isScan: true, isNarrow: false };
  }
  const words = text.split(/\s+/).filter(Boolean).slice(0, mostWords);
  return {
    sql: words.map(() => `(${nameText}) LIKE ? ESCAPE '\\'`).join(' AND ') || '1',
    args: words.map(patternOf),
    isScan: words.length > 0,
    isNarrow: false,
  };
}

/** The condition of a filter. */
export function conditionOf({ number, form, since, until, state, assignee, search }: LeadFilter): Condition {
  const parts: Condition[] = [];
  const add = (sql: string, ...args: readonly (string | number)[]) =>
    parts.push({ sql, args, isScan: false, isNarrow: false });
  if (number !== undefined) add('number = ?', number);
  if (form !== undefined) add('form = ?', form);
  if (state !== undefined) add('state = ?', state);
  if (assignee === null) add('assignee IS NULL');
  else if (assignee !== undefined) add('assignee = ?', assignee);
  if (since !== undefined) add('received_at >= ?', since);
  if (until !== undefined) add('received_at < ?', until);
  if (search !== undefined) parts.push(searchCondition(search));
  return {
    sql: parts.map(({ sql }) => `(${sql})`).join(' AND ') || '1',
    args: parts.flatMap(({ args }) => args),
    isScan: parts.some(({ isScan }) => isScan),
    isNarrow: parts.some(({ isNarrow }) => isNarrow),
  };
}
