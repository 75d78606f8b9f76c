'use client';

import { fieldId, MonthsList } from '@/components/calculators/fields/choices.client';
import { NumberField } from '@/components/calculators/fields/number-field.client';
import type { FieldBinding } from '@/components/calculators/frame/use-calculator.client';
import styles from '@/components/calculators/offers/offers.module.css';
import type { MonthsField } from '@/lib/calculators/definition';
import type { FieldValues } from '@/lib/calculators/my-number-fields';
import { isRateOpen, type OfferLetter, type OffersFields, type OffersValues } from '@/lib/calculators/offers/fields';
import { words } from '@/lib/calculators/offers/words';
import { termText } from '@/lib/calculators/words';
import { OfferRow, OfferTable } from './offer-table';

type YearsListProps = { readonly bound: FieldBinding; readonly field: MonthsField; readonly disabled?: boolean };

function YearsList({ bound: { name, value, onValue }, field, disabled }: YearsListProps) {
  return (
    <MonthsList
      id={fieldId(field)}
      field={field}
      value={Number(value)}
      disabled={disabled}
      textOf={termText}
      onPick={(months) => onValue(name, months)}
    />
  );
}

type CellProps = {
  readonly bound: FieldBinding;
  readonly disabled: boolean;
  readonly isOpen: boolean;
  readonly onType: (value: number, isEmpty?: boolean) => void;
};

function Cell({ bound, disabled, isOpen, onType }: CellProps) {
  const { name, field, value, unparsed, onUnparsed } = bound;
  if (field.kind === 'choice') return null;
  return (
    <>
      <label className="vh" htmlFor={fieldId(field)}>
        {field.label}
      </label>
      {field.kind === 'months' ? (
        <YearsList bound={bound} field={field} disabled={disabled} />
      ) : (
        <NumberField
          id={fieldId(field)}
          field={field}
          value={isOpen ? null : Number(value)}
          isOpen
          unparsed={unparsed}
          onUnparsed={() => onUnparsed(name)}
          onType={onType}
        />
      )}
    </>
  );
}

export function Stay({ bound }: { readonly bound: FieldBinding }) {
  const { field } = bound;
  if (field.kind !== 'months') return null;
  return (
    <p className={styles.stay}>
      <label htmlFor={fieldId(field)}>
        {field.label}
        <small>Until you sell, refinance or pay it off</small>
      </label>
      <YearsList bound={bound} field={field} />
    </p>
  );
}

type OfferInputsProps = {
  readonly values: OffersValues;
  readonly fieldProps: (name: keyof OffersFields & string) => FieldBinding;
  readonly onChange: (patch: FieldValues) => void;
};

export function OfferInputs({ values, fieldProps, onChange }: OfferInputsProps) {
  const noInsurance = (name: string, letter: OfferLetter) =>
    name === 'insuranceMonths' && values[`insuranceMonthly${letter}`] === 0;
  return (
    <OfferTable caption="Loan offers, as on their Loan Estimates">
      {words.rows.map((row) => (
        <OfferRow
          key={row.name}
          mark={'mark' in row ? row.mark : undefined}
          label={row.label}
          note={row.where}
          cellOf={(letter) => (
            <Cell
              bound={fieldProps(`${row.name}${letter}`)}
              disabled={noInsurance(row.name, letter)}
              isOpen={row.name === 'ratePercent' && isRateOpen(values, letter)}
              onType={(value, isEmpty) =>
                onChange({
                  [`${row.name}${letter}`]: value,
                  ...(row.name === 'ratePercent' && { [`rateStatus${letter}`]: isEmpty ? 'open' : 'known' }),
                })
              }
            />
          )}
        />
      ))}
    </OfferTable>
  );
}
