'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { countiesOf, loadPlaces } from '@/components/browser/ohio-places';
import control from '@/components/controls/control.module.css';
import { digitsOf } from '@/lib/numbers/clean';
import styles from './county-map.module.css';

export type PickedCounty = {
  readonly slug: string;
  readonly name: string;
  /** Announced when the county is selected. */
  readonly said: string;
};

type CountyPickerProps = {
  readonly counties: readonly PickedCounty[];
  /** Also asks for a price and shows its tax. */
  readonly priced?: boolean;
};

const fixHint = 'Enter a ZIP code with 5 digits.';

const loadTaxAtPrice = () => import('./tax-at-price.client').then((it) => it.TaxAtPrice);

/** Selects a county through the URL's fragment, without scrolling the page. */
function show(slug: string): void {
  const top = window.scrollY;
  window.location.hash = slug;
  window.scrollTo({ top, behavior: 'instant' });
}

/** A list of counties and a ZIP code field that select the county in the URL. */
export function CountyPicker({ counties, priced }: CountyPickerProps) {
  const [slug, setSlug] = useState('');
  const [zip, setZip] = useState('');
  const [note, setNote] = useState('');
  const [TaxAtPrice, setTaxAtPrice] = useState<Awaited<ReturnType<typeof loadTaxAtPrice>>>();
  const chosen = counties.find((county) => county.slug === slug);

  async function look(code: string): Promise<void> {
    try {
      const [first, ...others] = await countiesOf(code);
      const found = counties.find(({ name }) => name === first);
      if (!found) return setNote('No Ohio county has this ZIP code. We lend in Ohio only.');
      show(found.slug);
      setNote(others.length > 0 ? `${code} is also in ${others.join(', ')}.` : '');
    } catch {
      setNote('The ZIP codes did not load. Choose the county instead.');
    }
  }

  function type(text: string) {
    const code = digitsOf(text);
    setZip(text.trim());
    setNote(/\p{L}/u.test(text) ? `${fixHint} Leave out the letters.` : '');
    if (code.length === 5) look(code);
  }

  const follow = useEffectEvent(() => {
    const named = window.location.hash.slice(1);
    // From the site search: the ZIP code typed there.
    if (named.startsWith('zip=')) return type(named.slice(4, 9));
    setSlug(counties.some((county) => county.slug === named) ? named : '');
  });
  useEffect(() => {
    const listen = () => follow();
    listen();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, []);

  useEffect(() => {
    // If it fails to load, the rest of the page still works.
    if (priced)
      loadTaxAtPrice().then(
        (loaded) => setTaxAtPrice(() => loaded),
        () => undefined,
      );
  }, [priced]);

  return (
    <form className={`${styles.picker} live`} data-print="no" onSubmit={(event) => event.preventDefault()}>
      <div>
        <label className={control.label} htmlFor="county">
          Your county
        </label>
        <select
          className={control.input}
          id="county"
          value={slug}
          onChange={(event) => {
            setZip('');
            setNote('');
            show(event.target.value);
          }}
        >
          <option value="">All of Ohio</option>
          {counties.map((county) => (
            <option key={county.slug} value={county.slug}>
              {county.name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className={control.label} htmlFor="county-zip">
          or ZIP
        </label>
        <input
          className={control.input}
          type="text"
          id="county-zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          value={zip}
          aria-describedby="county-note"
          onFocus={() => loadPlaces().catch(() => undefined)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            if (zip !== '' && digitsOf(zip).length < 5) setNote((before) => before || fixHint);
          }}
        />
      </div>
      <p className="full small" id="county-note" role="status">
        <span className="vh">{chosen?.said} </span>
        {note}
      </p>
      {priced ? (
        <div className={classes('full', styles.priced)}>
          {TaxAtPrice ? <TaxAtPrice county={chosen?.name ?? ''} /> : null}
        </div>
      ) : null}
    </form>
  );
}
