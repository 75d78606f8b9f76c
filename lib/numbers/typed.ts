/** Parses numbers as people type them: "$450,000", "450k", "1.2m", "6 1/2", "6,5 %", "30 years". */

export type TypedUnit = 'dollars' | 'percent' | 'years' | 'months';

/** A typed number with its unit; `null` if no unit was typed. */
export type TypedNumber = { readonly value: number; readonly unit: TypedUnit | null };

export type TypedOptions = {
  /**
   * The meaning of a comma before three digits if the text is ambiguous: in "6,125", thousands or decimals.
   * `separator`: every comma only separates, as in "50,00" after a digit of "500,000" was deleted.
   */
  readonly comma: 'thousands' | 'decimals' | 'separator';
  /** Whether "30m" is 30 months instead of 30 million. */
  readonly months?: boolean;
};

const scales: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

const units: Readonly<Record<string, TypedUnit>> = {
  $: 'dollars',
  usd: 'dollars',
  dollar: 'dollars',
  dollars: 'dollars',
  '%': 'percent',
  percent: 'percent',
  pct: 'percent',
  y: 'years',
  yr: 'years',
  yrs: 'years',
  year: 'years',
  years: 'years',
  mo: 'months',
  mos: 'months',
  month: 'months',
  months: 'months',
};

const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/**
 * The text in ASCII and lower case; full-width characters, spaces, minus signs and fractions such as ½ are normalized.
 */
function plain(text: string): string {
  return text
    .replace(/[！-～]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (mark) => ` ${fractions[mark]}`)
    .replace(/[\u2212\u2010-\u2014]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** "6 1/2" and "1/2" as numbers; `null` for anything else. */
function mixedFraction(text: string): number | null {
  const found = /^(?:(\d+)[ -])?(\d+) ?\/ ?(\d+)$/.exec(text);
  if (!found) return null;
  const value = Number(found[1] ?? 0) + Number(found[2]) / Number(found[3]);
  return Number.isFinite(value) ? value : null;
}

/** The text with dots as decimal points and no separators; `null` if its separators contradict each other. */
function withoutSeparators(text: string, comma: TypedOptions['comma']): string | null {
  if (comma === 'separator') return text.replace(/[, ']/g, '');
  // Groups of three, all with the same separator, and decimals after a different one.
  const groups = /^\d{1,3}(?:([,. '])\d{3})(?:\1\d{3})*(?:([.,])(\d*))?$/.exec(text);
  if (groups) {
    const [, separator = '', mark] = groups;
    const single = text.split(separator).length === 2 && mark === undefined;
    const isDecimals = single && (separator === '.' || (separator === ',' && comma === 'decimals'));
    if (isDecimals) return text.replace(separator, '.');
    if (mark === separator) return null;
    return text.replaceAll(separator, '').replace(',', '.');
  }
  const decimals = comma === 'decimals' ? /^\d*[.,]?\d*$/ : /^\d*(?:\.\d*|,\d{0,2})?$/;
  return decimals.test(text) ? text.replace(',', '.') : null;
}

/** A plain number such as "1,250,000.50" or "1e5"; `null` for anything else. */
function plainNumber(text: string, comma: TypedOptions['comma']): number | null {
  const digits = /^\d+(\.\d*)?e\+?\d{1,3}$/.test(text) ? text : withoutSeparators(text, comma);
  if (digits === null || !/\d/.test(digits)) return null;
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

/** Strips units, and a scale such as "k", from the end of a text. */
function endings(text: string, months: boolean): { rest: string; scale: number; unit: TypedUnit | null } | null {
  const found = /^(.*?[\d./,]) ?(?:([a-z]+|[$%]) ?)?(?:([a-z]+|[$%])\.?)?$/.exec(text);
  if (!found) return null;
  const [, rest = '', first = '', second = ''] = found;
  if (months && first === 'm' && second === '') return { rest, scale: 1, unit: 'months' };
  const scale = scales[first];
  const unit = units[scale === undefined ? first : second];
  if (scale === undefined) return unit && second === '' ? { rest, scale: 1, unit } : null;
  if (second !== '' && !unit) return null;
  return { rest, scale, unit: unit ?? null };
}

/**
 * The number in a typed text, or `null` if the text is not a number: "abc", "1.2.3", "NaN", "". A minus sign,
 * or a pair of brackets as in accounts, makes it negative.
 * Examples: "450k" is 450,000; "1.2m" is 1,200,000; "20%" is 20 percent; "6½" is 6.5; "1.250.000,50" is 1,250,000.5.
 */
export function typedNumber(text: string, { comma, months = false }: TypedOptions): TypedNumber | null {
  const marks = plain(text);
  const bracketed = /^\((.*)\)$/.exec(marks);
  const signed = /^(-?) ?(us)?(\$?) ?(-?) ?(.*)$/.exec(bracketed?.[1] ?? marks);
  if (!signed) return null;
  const [, minus = '', , dollar = '', second = '', body = ''] = signed;
  const parts = endings(body, months);
  if (!parts || (minus && second)) return null;
  const size = mixedFraction(parts.rest) ?? plainNumber(parts.rest, comma);
  if (size === null || (dollar && parts.unit && parts.unit !== 'dollars')) return null;
  // Twelve significant digits, so that 1.1 million is not 1,100,000.0000000001.
  const scaled = parts.scale === 1 ? size : Number((size * parts.scale).toPrecision(12));
  const isNegative = minus !== '' || second !== '' || bracketed !== null;
  return { value: isNegative && scaled !== 0 ? -scaled : scaled, unit: dollar ? 'dollars' : parts.unit };
}

/**
 * Whether the commas in a field's text are still the separators that the field printed: they are among the characters
 * that `after` shares with `before`, from the start or from the end. A comma typed by the visitor is not.
 */
export function keepsSeparators(before: string, after: string): boolean {
  if (!after.includes(',') || !before.includes(',')) return false;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return !after.slice(start, after.length - end).includes(',');
}
