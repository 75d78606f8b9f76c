'use client';

import { useId, useState } from 'react';
import { useMyNumbersChange } from '@/components/browser/my-numbers.client';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { Segments } from '@/components/calculators/fields/choices.client';
import { FieldGroup } from '@/components/calculators/fields/field.client';
import fieldStyles from '@/components/calculators/fields/field.module.css';
import { PlainButton } from '@/components/controls/button';
import controls from '@/components/controls/control.module.css';
import { dayText } from '@/lib/day';
import { isMyText, type MyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import styles from './closing-costs.module.css';

const daysAhead = 30;

const prorations = [
  { value: 'short', label: 'Short: this half year' },
  { value: 'long', label: 'Long: every month' },
];

const payers = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'half', label: 'Half each' },
  { value: 'seller', label: 'Seller' },
];

const write = (change: MyNumbers) => writeMyNumbers(tabStorage, change);

/** The closing day and the terms of its contract, used by every calculator in this tab. */
export function ClosingDay() {
  const id = useId();
  const [day, setDay] = useState('');
  const [numbers, setNumbers] = useState<MyNumbers>({});
  useMyNumbersChange((after, before) => {
    setNumbers(after);
    if (after.closingDay !== before.closingDay) setDay(after.closingDay ?? '');
  });
  const { closingDay, taxProration = 'short', ownersPolicy = 'half' } = numbers;

  // A half-typed date has a year such as 0002, so the previous one stays in effect.
  function type(text: string) {
    setDay(text);
    if (text === '') write({ closingDay: undefined });
    else if (isMyText('closingDay', text)) write({ closingDay: text });
  }

  function takeAhead() {
    const date = new Date();
    date.setDate(date.getDate() + daysAhead);
    // Nobody closes on a weekend.
    while (date.getDay() % 6 === 0) date.setDate(date.getDate() + 1);
    type(dayText(date));
  }

  return (
    <FieldGroup legend="The closing">
      <div className={fieldStyles.field}>
        <div className={fieldStyles.label}>
          <label htmlFor={id}>Closing on</label>
        </div>
        <input
          className={`${controls.input} ${styles.day}`}
          type="date"
          id={id}
          value={day}
          onChange={(event) => type(event.target.value)}
        />
        <div className={fieldStyles.hint}>
          {closingDay === undefined ? 'Give the day, and the range narrows. ' : 'Counted on every page, in this tab. '}
          <PlainButton onClick={takeAhead}>In {daysAhead} days</PlainButton>
        </div>
      </div>
      {closingDay === undefined ? null : (
        <>
          <Segments
            id={`${id}-proration`}
            legend="Tax the seller owes"
            choices={prorations}
            value={taxProration}
            onPick={(picked) => write({ taxProration: picked as MyNumbers['taxProration'] })}
          >
            <p className={fieldStyles.hint}>Your contract says which.</p>
          </Segments>
          <Segments
            id={`${id}-policy`}
            legend="Who pays the owner’s policy"
            choices={payers}
            value={ownersPolicy}
            onPick={(picked) => write({ ownersPolicy: picked as MyNumbers['ownersPolicy'] })}
          />
        </>
      )}
    </FieldGroup>
  );
}
