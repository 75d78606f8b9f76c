import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { figureOf } from '@/content/facts/facts';
import { ratesSchema } from '@/content/lender/rates-schema';
import { check } from '@/content/schema/check';
import { dayAfter } from '@/lib/forms/open-text';

/** The columns of figures, by their keys in `rates.json`. */
const figures = {
  termYears: 'term_years',
  ratePercent: 'rate_percent',
  pointsPercent: 'points_percent',
  feesDollars: 'fees_dollars',
  aprPercent: 'apr_percent',
};
const premiumFigures = { upfrontPercent: 'upfront_premium_percent', yearlyPercent: 'yearly_premium_percent' };
const armFigures = {
  indexPercent: 'arm_index_percent',
  marginPoints: 'arm_margin_points',
  fixedYears: 'arm_fixed_years',
  changeMonths: 'arm_change_months',
  firstCapPoints: 'arm_first_cap_points',
  laterCapPoints: 'arm_later_cap_points',
  lifeCapPoints: 'arm_life_cap_points',
};
const required = ['id', 'label', ...Object.values(figures)];
const premium = Object.values(premiumFigures);
const arm = ['arm_index', ...Object.values(armFigures)];
const optional = ['loan_dollars', ...premium, ...arm];

const usage = `Usage: npm run rates -- <file.csv> --source <name and day of the rate sheet> [--as-of YYYY-MM-DD] [--dry-run]
Columns: ${required.join(', ')}.
loan_dollars if fees and APR are for a loan amount other than $100,000.
For loans with a premium, such as FHA: ${premium.join(', ')}.
For adjustable rates: ${arm.join(', ')}.`;

type Outcome = {
  readonly text: string;
  /** The new content of `content/lender/rates.json`; absent if the sheet is refused. */
  readonly rates?: ReturnType<typeof ratesSchema.parse>;
  readonly dry: boolean;
};

type RatesOptions = {
  readonly read: (file: string) => string;
  /** The day of the rates if `--as-of` is absent, such as `2026-11-20`. */
  readonly day: string;
};

type Line = Readonly<Record<string, string>>;

function headingProblems(names: readonly string[]): readonly string[] {
  const knownColumns = [...required, ...optional];
  return [
    ...required.filter((name) => !names.includes(name)).map((name) => `There is no column ${name}; add it.`),
    ...names
      .filter((name) => !knownColumns.includes(name))
      .map((name) => `There is an unknown column ${name}; remove it.`),
  ];
}

/** Parses a number such as 6.125 or 1,250; NaN for anything else. */
function numberIn(text: string): number {
  return /^\d[\d,]*(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}

function rowOf(line: Line, number: number, problems: string[]) {
  function figureIn(column: string): number {
    const text = line[column] ?? '';
    const value = numberIn(text.replace(/^\$|%$/g, ''));
    if (Number.isNaN(value))
      problems.push(`Line ${number}: ${column}: “${text}” is not a number; write one such as 6.125.`);
    return value;
  }
  function figuresIn<Key extends string>(columns: Readonly<Record<Key, string>>) {
    const entries = Object.entries<string>(columns).map(([key, column]) => [key, figureIn(column)]);
    return Object.fromEntries(entries) as Record<Key, number>;
  }
  const has = (columns: readonly string[]) => columns.some((column) => line[column]);
  return {
    id: line.id ?? '',
    label: line.label ?? '',
    ...(line.loan_dollars && figuresIn({ loanDollars: 'loan_dollars' })),
    ...figuresIn(figures),
    ...(has(premium) && { premium: figuresIn(premiumFigures) }),
    ...(has(arm) && { arm: { index: line.arm_index ?? '', ...figuresIn(armFigures) } }),
  };
}

/** Checks a rate sheet: every figure must be a number, and every APR within 0.125 points of the computed one. */
export function ratesCommand(words: readonly string[], { read, day }: RatesOptions): Outcome {
  const refused = (text: string): Outcome => ({ text, dry: false });
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { source: { type: 'string' }, 'as-of': { type: 'string' }, 'dry-run': { type: 'boolean' } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1 || !values.source) return refused(usage);
    const asOf = values['as-of'] ?? day;
    const lines: Line[] = parse(read(file), { columns: true, trim: true, bom: true, skip_empty_lines: true });
    const problems = [...headingProblems(Object.keys(lines[0] ?? {}))];
    if (lines.length === 0) problems.push('There is no line of rates; write at least one.');
    const rows = problems.length > 0 ? [] : lines.map((line, index) => rowOf(line, index + 2, problems));
    if (problems.length > 0) return refused([`${file}:`, ...problems].join('\n'));
    const ids = rows.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice) return refused(`${file}:\nTwo lines have the id ${twice}; rename or remove one.`);
    const expires = dayAfter(asOf, figureOf('rateRowDays'));
    const rates = check(file, ratesSchema, { sample: false, source: values.source, asOf, expires, rows });
    const dry = values['dry-run'] ?? false;
    const resultText = dry ? 'Checked, nothing written' : 'Written to content/lender/rates.json: commit it';
    return { text: `${resultText}. ${rows.length} rows of ${asOf}, current until ${expires}.`, rates, dry };
  } catch (problem) {
    return refused(problem instanceof Error ? problem.message : String(problem));
  }
}
