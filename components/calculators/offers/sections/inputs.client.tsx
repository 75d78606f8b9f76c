'use client';

import { fieldId } from '@/components/calculators/fields/choices.client';
import { NumberField } from '@/components/calculators/fields/number-field.client';
import type { Bound } from '@/components/calculators/frame/use-calculator.client';
import styles from '@/components/calculators/offers/offers.module.css';
import controls from '@/components/ui/control.module.css';
import { useEarlyChange } from '@/components/ui/use-early-change.client';
import type { OffersContent, OffersFields, OfferRow as Row } from '@/lib/calculators/content/offers';
import { type MonthsField, monthsOffered, type ValuesOf } from '@/lib/calculators/definition';
import { termText } from '@/lib/calculators/words';
import { OfferRow, OfferTable } from './offer-table';

type MonthsCellProps = Bound & { readonly field: MonthsField; readonly disabled: boolean };

/** A number of months as a list of years. */
function YearsList({ name, field, value, onValue, disabled }: MonthsCellProps) {
  const pick = (months: string) => onValue(name, Number(months));
  const early = useEarlyChange<HTMLSelectElement>((control) => pick(control.value));
  const offered = monthsOffered(field);
  const months = offered.includes(Number(value)) ? offered : [...offered, Number(value)].sort((a, b) => a - b);
  return (
    <select
      ref={early}
      className={controls.input}
      id={fieldId(field)}
      value={value}
      disabled={disabled}
      onChange={(event) => pick(event.target.value)}
    >
      {months.map((count) => (
        <option key={count} value={count}>
          {termText(count)}
        </option>
      ))}
    </select>
  );
}

function Cell({ bound, disabled }: { readonly bound: Bound; readonly disabled: boolean }) {
  const { name, field, value, unread, onValue, onUnread } = bound;
  if (field.kind === 'choice') return null;
  return (
    <>
      <label className="vh" htmlFor={fieldId(field)}>
        {field.label}
      </label>
      {field.kind === 'months' ? (
        <YearsList {...bound} field={field} disabled={disabled} />
      ) : (
        <NumberField
          id={fieldId(field)}
          field={field}
          value={Number(value)}
          unread={unread}
          onUnread={() => onUnread(name)}
          onType={(next) => onValue(name, next)}
        />
      )}
    </>
  );
}

/** How long the loan will be kept. */
export function Stay({ note, bound }: { readonly note: string; readonly bound: Bound }) {
  const { field } = bound;
  if (field.kind !== 'months') return null;
  return (
    <p className={styles.stay}>
      <label htmlFor={fieldId(field)}>
        {field.label}
        <small>{note}</small>
      </label>
      <YearsList {...bound} field={field} disabled={false} />
    </p>
  );
}

type OfferInputsProps = {
  readonly content: OffersContent;
  readonly values: ValuesOf<OffersFields>;
  readonly bind: (name: keyof OffersFields & string) => Bound;
};

/** The numbers of the offers, one column each, one row for each number of a Loan Estimate. */
export function OfferInputs({ content, values, bind }: OfferInputsProps) {
  const noInsurance = (row: Row, letter: 'A' | 'B' | 'C') =>
    row.name === 'insuranceMonths' && values[`insuranceMonthly${letter}`] === 0;
  return (
    <OfferTable caption={content.caption}>
      {content.rows.map((row) => (
        <OfferRow
          key={row.name}
          mark={row.mark}
          label={row.label}
          note={row.where}
          cellOf={(letter) => <Cell bound={bind(`${row.name}${letter}`)} disabled={noInsurance(row, letter)} />}
        />
      ))}
    </OfferTable>
  );
}
