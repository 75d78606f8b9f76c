'use client';

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/controls/button';
import controls from '@/components/controls/control.module.css';
import { Options, UnitBox } from '@/components/controls/inputs';
import { SideSegments } from '@/components/controls/segments.client';
import { type AmountUnit, readingOf } from '@/lib/calculators/reading';
import { fieldText } from '@/lib/calculators/words';
import { countyChoices } from '@/lib/counties';
import type { MyNumbers } from '@/lib/my-numbers';
import { percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import styles from './form.module.css';

type FormProps = {
  readonly numbers: MyNumbers;
  readonly lender: string;
  readonly onUse: (numbers: MyNumbers) => void;
  readonly onClose: () => void;
};

const fields = {
  price: { kind: 'money', label: 'Home price' },
  down: { kind: 'money', label: 'Down payment' },
  ratePercent: { kind: 'percent', label: 'Rate' },
  annualIncome: { kind: 'money', label: 'Income, a year' },
  monthlyDebts: { kind: 'money', label: 'Debts, a month' },
  balance: { kind: 'money', label: 'You still owe' },
} as const;

type Name = keyof typeof fields;
type Texts = Readonly<Record<Name, string>>;

/** Always shown; the others appear once they have a value. */
const always: readonly Name[] = ['ratePercent', 'annualIncome'];
const sometimes = ['monthlyDebts', 'balance'] as const;

function textsOf(numbers: MyNumbers): Texts {
  const { downPayment, downPercent, ...others } = numbers;
  const text = (kind: 'money' | 'percent', value: number | undefined) =>
    value === undefined ? '' : fieldText({ kind }, value);
  return {
    price: text('money', others.price),
    down: downPercent === undefined ? text('money', downPayment) : text('percent', downPercent),
    ratePercent: text('percent', others.ratePercent),
    annualIncome: text('money', others.annualIncome),
    monthlyDebts: text('money', others.monthlyDebts),
    balance: text('money', others.balance),
  };
}

function readingsOf(texts: Texts, unit: AmountUnit) {
  const values: Partial<Record<Name, number>> = {};
  const problems: Partial<Record<Name, string>> = {};
  let downUnit = unit;
  for (const name of Object.keys(fields) as Name[]) {
    if (texts[name].trim() === '') continue;
    const isPercent = name === 'down' && unit === 'percent';
    const other: AmountUnit = unit === 'percent' ? 'dollars' : 'percent';
    const field = isPercent ? ({ kind: 'percent', label: fields.down.label } as const) : fields[name];
    const reading = readingOf(field, texts[name], { separators: true, ...(name === 'down' && { other }) });
    if ('problem' in reading) problems[name] = reading.problem;
    else values[name] = reading.value;
    if (name === 'down' && 'other' in reading) downUnit = other;
  }
  const { price, down } = values;
  if (price !== undefined && down !== undefined && down > 0) {
    const dollars = downUnit === 'percent' ? (price * down) / 100 : down;
    if (dollars >= price) problems.down = `Enter less than the price, ${usdWhole(price)}.`;
  }
  return { values, problems, unit: downUnit };
}

/** The form in the strip. Changes apply when the button is pressed. */
export function MyNumbersForm({ numbers, lender, onUse, onClose }: FormProps) {
  const [texts, setTexts] = useState<Texts>(() => textsOf(numbers));
  const [unit, setUnit] = useState<AmountUnit>(numbers.downPercent === undefined ? 'dollars' : 'percent');
  const [county, setCounty] = useState(numbers.county ?? '');
  const [problems, setProblems] = useState<Readonly<Partial<Record<Name, string>>>>({});
  const form = useRef<HTMLFormElement>(null);
  /**
   * The down payment in the current unit, and the text it was converted from, so that switching back does not round
   * twice.
   */
  const rounded = useRef<{ readonly text: string; readonly from: string } | null>(null);
  const extras = useRef(sometimes.filter((name) => numbers[name] !== undefined));

  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const read = readingsOf(texts, unit);
    setProblems(read.problems);
    const [firstInvalid] = (Object.keys(fields) as Name[]).filter((name) => read.problems[name] !== undefined);
    if (firstInvalid !== undefined) {
      form.current?.querySelector<HTMLElement>(`#my-${firstInvalid}`)?.focus();
      return;
    }
    const { down, price, ratePercent, annualIncome, monthlyDebts, balance } = read.values;
    const inPercent = read.unit === 'percent';
    onUse({
      price,
      downPayment: inPercent ? undefined : down,
      downPercent: inPercent ? down : undefined,
      county: county || undefined,
      ratePercent,
      annualIncome,
      monthlyDebts,
      balance,
    });
  }

  function fieldFor(
    name: Name,
    more?: { readonly aside?: string; readonly beside?: ReactNode; readonly sign?: '$' | '%' },
  ) {
    const id = `my-${name}`;
    const { kind, label } = fields[name];
    const problem = problems[name];
    const box = (
      <UnitBox unit={more?.sign ?? (kind === 'money' ? '$' : '%')}>
        <input
          type="text"
          className={controls.input}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={texts[name]}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
        />
      </UnitBox>
    );
    return (
      <div key={name} className={styles.field} data-size={name === 'ratePercent' ? 's' : undefined}>
        <span>
          <label htmlFor={id}>{label}</label> {more?.aside}
        </span>
        {more?.beside ? (
          <div className={styles.amount}>
            {box}
            {more.beside}
          </div>
        ) : (
          box
        )}
        {problem ? (
          <p className={styles.problem} id={`${id}-problem`} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    );
  }

  const { values, unit: downUnit } = readingsOf(texts, unit);
  return (
    <form
      ref={form}
      className={`compact ${styles.form}`}
      aria-label="Change your numbers"
      onSubmit={submit}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') onClose();
      }}
    >
      {fieldFor('price')}
      {fieldFor('down', {
        sign: unit === 'percent' ? '%' : '$',
        aside: asideOf(values.price, values.down, downUnit),
        beside: (
          <SideSegments
            name="my-down-unit"
            legend="Down payment in"
            choices={[
              { value: 'dollars', label: '$', note: 'dollars' },
              { value: 'percent', label: '%', note: 'percent of the price' },
            ]}
            value={unit}
            onPick={pickUnit}
          />
        ),
      })}
      <div className={styles.field}>
        <label htmlFor="my-county">County</label>
        <select
          className={controls.input}
          id="my-county"
          value={county}
          onChange={(event) => setCounty(event.target.value)}
        >
          <Options choices={[{ value: '', label: 'Not chosen yet' }, ...countyChoices.slice(1)]} />
        </select>
      </div>
      {[...always, ...extras.current].map((name) => fieldFor(name))}
      <p className={styles.use}>
        <Button type="submit" wide>
          Use these
        </Button>
      </p>
      <p className={styles.note}>
        Kept in this tab until you close it. Nobody at {lender} sees them unless you send them.
      </p>
    </form>
  );

  function pickUnit(picked: string): void {
    const next: AmountUnit = picked === 'percent' ? 'percent' : 'dollars';
    const { price, down } = values;
    setUnit(next);
    if (price === undefined || down === undefined || downUnit === next) return;
    const same = next === 'percent' ? roundHalfAway((100 * down) / price, 3) : roundHalfAway((price * down) / 100, 2);
    const text = fieldText({ kind: next === 'percent' ? 'percent' : 'money' }, same);
    const back = rounded.current?.text === texts.down ? rounded.current.from : text;
    rounded.current = { text: back, from: texts.down };
    setTexts({ ...texts, down: back });
  }
}

/** The down payment in the other unit: "5.3%", "$14,000". */
function asideOf(price: number | undefined, down: number | undefined, unit: AmountUnit): string {
  if (price === undefined || down === undefined || price === 0) return '';
  return unit === 'percent' ? usdWhole((price * down) / 100) : percentText(roundHalfAway((100 * down) / price, 1));
}
