'use client';

import { useId, useRef, useState } from 'react';
import { useMyNumbersChange } from '@/components/browser/my-numbers.client';
import { countiesOf, loadPlaces } from '@/components/browser/ohio-places';
import { tabStorage } from '@/components/browser/tab-storage.client';
import controls from '@/components/controls/control.module.css';
import { listText } from '@/lib/calculators/words';
import { writeMyNumbers } from '@/lib/my-numbers';
import styles from './field.module.css';

const unknown = 'We don’t know that one. Try a ZIP, or choose the county.';
const notLoaded = 'The list of places did not load. Choose the county instead.';

/** The text about a place's counties, the selected one first. */
function foundText(place: string, [first = '', ...others]: readonly string[]): string {
  return `${first} County.${others.length > 0 ? ` ${place} is also in ${listText(others)}: choose yours below.` : ''}`;
}

/** An Ohio city or ZIP code that sets the county in the visitor's numbers, and with it every county field. */
export function PlaceField() {
  const id = useId();
  const [place, setPlace] = useState('');
  const [note, setNote] = useState('');
  /** The latest lookup: a slow response for an earlier place is ignored. */
  const latest = useRef('');
  useMyNumbersChange((after, before) => {
    if (after.place === before.place) return;
    latest.current = after.place ?? '';
    setPlace(latest.current);
    setNote('');
  });

  async function look(text: string) {
    const sought = text.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim();
    if (sought === latest.current) return;
    latest.current = sought;
    if (sought === '') return setNote('');
    if (/^(?!4[3-5])\d{5}/.test(sought)) return setNote('That’s outside Ohio, and we lend in Ohio only.');
    const found = await countiesOf(sought).catch(() => null);
    if (latest.current !== sought) return;
    const county = found?.[0];
    if (county !== undefined) writeMyNumbers(tabStorage, { county, place: sought });
    setNote(found === null ? notLoaded : county === undefined ? unknown : foundText(sought, found));
  }

  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>City or ZIP</label>
      </div>
      <input
        className={controls.input}
        type="text"
        id={id}
        autoComplete="off"
        value={place}
        maxLength={40}
        aria-describedby={`${id}-note`}
        onFocus={() => loadPlaces().catch(() => undefined)}
        onChange={({ target }) => {
          setPlace(target.value);
          if (/^\d{5}$/.test(target.value)) look(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') look(place);
        }}
        onBlur={() => look(place)}
      />
      <p className={styles.hint} id={`${id}-note`} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
