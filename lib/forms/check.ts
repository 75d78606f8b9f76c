import type { Answers, FieldDefinition, FieldKind, FormDefinition } from '@/lib/forms/definition';

/** In characters, where a field does not set its own: 80 for a name, 4,000 for a message. */
const lengthOfKind: Readonly<Record<FieldKind, number>> = {
  text: 80,
  email: 254,
  phone: 10,
  zip: 6,
  textarea: 4000,
  select: 80,
  radio: 80,
  checkbox: 120,
  money: 15,
  percent: 7,
  hidden: 160,
};

/** The most characters a field may hold, after normalising. */
export function maxLengthOf(field: FieldDefinition): number {
  return field.maxLength ?? lengthOfKind[field.kind];
}

const bidirectional = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const controls = /\p{Cc}/gu;
const controlsButLineBreaks = /[^\P{Cc}\n]/gu;

function plain(text: string): string {
  return text.normalize('NFC').replace(bidirectional, '');
}

/** `"12500"` for `"$12,500"`, the empty text for one that holds no number. */
function plainNumber(text: string): string {
  const kept = text.replace(/[^\d.-]/g, '');
  const amount = Number(kept);
  return kept === '' || !Number.isFinite(amount) ? '' : String(amount);
}

/** At most one dot and three decimals; not yet held to 0 to 100, so that an answer above it can be told so. */
function plainPercent(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  const decimals = rest.join('').slice(0, 3);
  return plainNumber(decimals === '' ? whole : `${whole}.${decimals}`);
}

/**
 * The text as it is sent and stored: Unicode NFC, without control and invisible direction characters, without space at
 * the ends. Phones become their digits, a leading +1 (or a 1 before ten digits) dropped; ZIPs become their digits, a
 * ZIP+4 its first five; money and percent a plain number; line breaks in a message a single line feed.
 */
export function normalise(field: FieldDefinition, text: string): string {
  const clean = plain(text);
  switch (field.kind) {
    case 'phone': {
      const digits = clean.replace(/\D/g, '');
      return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
    }
    case 'zip': {
      const digits = clean.replace(/\D/g, '');
      return digits.length === 9 ? digits.slice(0, 5) : digits;
    }
    case 'money':
      return plainNumber(clean);
    case 'percent':
      return plainPercent(clean);
    case 'textarea':
      return clean.replace(/\r\n?/g, '\n').replace(controlsButLineBreaks, '').trim();
    default:
      return clean
        .replace(/[\r\n\t]+/g, ' ')
        .replace(controls, '')
        .trim();
  }
}

/** `"Cell phone"` inside a sentence: `"a cell phone"`; abbreviations keep their capitals. */
function withArticle(label: string): string {
  const [first = ''] = label.split(/[\s-]/);
  const spoken = /^[A-Z]{2,}/.test(first) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  return `${/^[aeiou]/i.test(spoken) ? 'an' : 'a'} ${spoken}`;
}

function cureOf(field: FieldDefinition): string {
  if (field.missing !== undefined) return field.missing;
  const named = withArticle(field.label);
  switch (field.kind) {
    case 'phone':
      return `Enter ${/\b(phone|number)$/i.test(named) ? named.replace(/\s*number$/i, '') : `${named} phone`} number with 10 digits`;
    case 'email':
      return 'Enter an e-mail address like name@example.com';
    case 'zip':
      return `Enter ${named} with 5 or 6 digits`;
    case 'select':
    case 'radio':
    case 'checkbox':
      return `Choose an answer for “${field.label}”`;
    default:
      return `Enter ${named}`;
  }
}

const email = /^[^\s@,;<>()"]+@(?:[^\s@.,;<>()"]+\.)+[^\s@.,;<>()"]{2,}$/u;

function spelled(count: number, unit: string): string {
  return count === 0
    ? `no ${unit}s`
    : `${count.toLocaleString('en-US')}${unit === '' ? '' : ` ${unit}${count === 1 ? '' : 's'}`}`;
}

/**
 * What is wrong with an answer, as a sentence that names the field and the cure, or null. Takes the text as typed or
 * already normalised, and says the same of both; the browser and the inbox both ask here.
 */
export function problemWith(field: FieldDefinition, text: string): string | null {
  const typed = plain(text).trim();
  const value = normalise(field, text);
  const cure = cureOf(field);
  if (typed === '') return field.optional || field.kind === 'checkbox' ? null : cure;

  switch (field.kind) {
    case 'phone':
      return value.length === 10 ? null : `${cure}. This one has ${value.length === 0 ? 'none' : value.length}.`;
    case 'zip':
      return value.length === 5 || value.length === 6
        ? null
        : `${cure}. This one has ${value.length === 0 ? 'none' : value.length}.`;
    case 'email':
      if (!email.test(value))
        return `Enter an e-mail address like name@example.com. “${shortened(value)}” is not complete.`;
      break;
    case 'select':
    case 'radio':
    case 'checkbox':
      return (field.choices ?? []).some((choice) => choice.value === value) ? null : cure;
    case 'money':
      if (value === '' || Number(value) < 0) return `Enter “${field.label}” in dollars, as a number from 0 up`;
      break;
    case 'percent':
      if (value === '' || Number(value) > 100) return `Enter “${field.label}” as a percent from 0 to 100`;
      break;
    default:
      if (value === '') return field.optional ? null : cure;
  }

  const most = maxLengthOf(field);
  if (value.length <= most) return null;
  return `Shorten “${field.label}” to ${spelled(most, 'character')}. It has ${spelled(value.length, '')} now.`;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

export type Problem = { readonly name: string; readonly text: string };

/** Every problem of a filled form, in the order of its fields; an empty list means that it may be sent. */
export function problemsOf(definition: Pick<FormDefinition, 'fields'>, answers: Answers): readonly Problem[] {
  return definition.fields.flatMap((field) => {
    const text = problemWith(field, answers[field.name] ?? '');
    return text === null ? [] : [{ name: field.name, text }];
  });
}

/** A remark that does not keep an answer from being sent: a whole ZIP that lies outside Ohio, 430 to 459. */
export function noticeFor(field: FieldDefinition, text: string): string | null {
  if (field.kind !== 'zip' || problemWith(field, text) !== null) return null;
  const area = Number(normalise(field, text).slice(0, 3));
  if (text.trim() === '' || (area >= 430 && area <= 459)) return null;
  return 'This ZIP code is outside Ohio. We are licensed in Ohio only, so we can lend only on a home in Ohio. You may still send this.';
}

/** The browser's own attributes for a field, by the names React gives them. */
export type Constraints = {
  readonly type?: 'text' | 'email' | 'hidden' | 'radio' | 'checkbox';
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly required?: true;
  readonly autoComplete?: string;
  /** What the browser adds to its own message about the pattern. */
  readonly title?: string;
};

// Written for the `v` flag, with which the browser reads a pattern.
const between = '[\\s\\(\\)\\.\\-\\/\\u2010-\\u2015]*';
const phonePattern = `${between}(\\+?1${between})?(\\d${between}){10}`;
const zipPattern = '\\s*(\\d{5}[\\s\\-]*\\d?|\\d{5}[\\s\\-]*\\d{4})\\s*';
const emailPattern = '[^\\s@,;<>]+@([^\\s@.,;<>]+\\.)+[^\\s@.,;<>]{2,}';

/**
 * The native constraints of a field, so that a form without script holds to the same rules. The patterns take phones
 * and ZIPs as people write them. A message has no native cap, because the browser would cut a pasted one in silence.
 */
export function constraintsOf(field: FieldDefinition): Constraints {
  const common = {
    ...(field.optional || field.kind === 'checkbox' || field.kind === 'hidden' ? {} : { required: true as const }),
    ...(field.autocomplete === undefined ? {} : { autoComplete: field.autocomplete }),
  };
  switch (field.kind) {
    case 'email':
      return {
        type: 'email',
        inputMode: 'email',
        pattern: emailPattern,
        maxLength: maxLengthOf(field),
        title: 'like name@example.com',
        ...common,
      };
    case 'phone':
      return {
        // The token for ten digits without a country code is one that only a text field may carry.
        type: 'text',
        inputMode: 'tel',
        pattern: phonePattern,
        maxLength: 40,
        title: '10 digits, area code first',
        ...common,
      };
    case 'zip':
      return {
        type: 'text',
        inputMode: 'numeric',
        pattern: zipPattern,
        maxLength: 20,
        title: '5 or 6 digits',
        ...common,
      };
    case 'money':
      return {
        type: 'text',
        inputMode: 'decimal',
        pattern: '\\s*\\$?\\s*[\\d,\\s]*\\.?\\d*\\s*',
        maxLength: 20,
        title: 'a number in dollars',
        ...common,
      };
    case 'percent':
      return {
        type: 'text',
        inputMode: 'decimal',
        pattern: '\\s*\\d*\\.?\\d*\\s*%?\\s*',
        maxLength: 12,
        title: 'a percent',
        ...common,
      };
    case 'text':
      return { type: 'text', maxLength: maxLengthOf(field), ...common };
    case 'radio':
    case 'checkbox':
    case 'hidden':
      return { type: field.kind, ...common };
    default:
      return common;
  }
}
