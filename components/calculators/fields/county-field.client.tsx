'use client';

import { Suspense } from 'react';
import { useHydrated } from '@/components/browser/hydration.client';
import { lazyIsland } from '@/components/island/deferred.client';
import type { ChoiceField } from '@/lib/calculators/definition';
import { countySlug, countyState, fhaAreaOf, type LimitTexts, printedRate } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import { percentText } from '@/lib/numbers/format';
import { ChoiceList, fieldId } from './choices.client';
import type { FieldProps } from './field.client';
import styles from './field.module.css';

type CountyFieldProps = Pick<FieldProps, 'note' | 'follows'> & {
  readonly name: string;
  readonly field: ChoiceField;
  /** A county's name, or an empty string for the whole state. */
  readonly value: number | string | null;
  /** The selected state's code: the list is enabled for Ohio only. Calculators without states are for Ohio. */
  readonly state?: string;
  /** Texts about the FHA limit of the selected county. */
  readonly limits: LimitTexts;
  /** The option shown while no county is selected. */
  readonly empty?: string;
  /** Leaves the rates out of a list that is too narrow for them. */
  readonly namesOnly?: boolean;
  readonly onValue: (name: string, value: string) => void;
};

const PlaceField = lazyIsland(
  'the city or ZIP',
  () => import('./place-field.client').then((it) => it.PlaceField),
  () => null,
);

/** Reserves the height of `PlaceField`, which needs script. */
export function Place() {
  const isHydrated = useHydrated();
  return (
    <div className={`live ${styles.place}`}>
      {isHydrated ? (
        <Suspense>
          <PlaceField />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The exported page has no options: script adds the 88 when Ohio is selected. */
export function CountyField({
  name,
  field,
  value: given,
  state = countyState,
  limits,
  note,
  follows,
  empty,
  namesOnly,
  onValue,
}: CountyFieldProps) {
  const value = given ?? '';
  const id = fieldId(field);
  const open = useHydrated() && state === countyState;
  const rate = open ? countyRates[value] : undefined;
  const none = empty ?? field.choices[0]?.label ?? '';
  const counties = field.choices.map((choice) => {
    const percent = namesOnly ? undefined : countyRates[choice.value];
    const county = percent === undefined ? choice.value : `${choice.value}, ${percentText(percent)}`;
    return { value: choice.value, label: choice.value === '' ? none : county };
  });
  return (
    <>
      {state === countyState ? <Place /> : null}
      <div className={styles.field}>
        <div className={styles.label}>
          <label htmlFor={id}>{field.label}</label>
        </div>
        <ChoiceList
          id={id}
          choices={open ? counties : [{ value: '', label: state === countyState ? none : 'Counties are for Ohio' }]}
          value={open ? `${value}` : ''}
          disabled={!open}
          aria-describedby={note ? `${id}-note` : undefined}
          onPick={(county) => onValue(name, county)}
        />
        {rate === undefined ? null : (
          <p className={`small ${styles.hint}`}>
            <a href={`/ohio-property-taxes#${countySlug(`${value}`)}`}>{value} County</a>: {printedRate(rate)}%
            {limits[fhaAreaOf(`${value}`)]}. Kept in this tab.
          </p>
        )}
        {note ? (
          <p className={`small ${follows ? styles.follows : styles.hint}`} id={`${id}-note`}>
            <span>{note}</span>
          </p>
        ) : null}
      </div>
    </>
  );
}
