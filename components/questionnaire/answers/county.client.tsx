'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { Button, PlainButton } from '@/components/controls/button';
import controls from '@/components/controls/control.module.css';
import callOut from '@/components/page/call-out.module.css';
import { countyRates } from '@/lib/county-figures';
import { countyValues } from '@/lib/county-values';
import { zipRule } from '@/lib/fields/zip';
import { cleanMoney } from '@/lib/numbers/clean';
import { percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import styles from './county.module.css';
import { useCounty } from './use-county.client';

/** The county of a ZIP code and its facts, with a choice if the ZIP code is in several. */
export function ZipCounty({ zip }: { readonly zip: string }) {
  const { county, found, choose } = useCounty(zip);
  const [choosing, setChoosing] = useState(false);
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (choosing) list.current?.focus();
  }, [choosing]);

  if (found === null) return <p className={classes(styles.known, styles.empty)} role="status" />;
  const several = found.length > 1;
  const names = several && !choosing ? found : Object.keys(countyRates);
  const asks = several || found.length === 0 || choosing;
  return (
    <>
      <p className={classes(styles.known, county === '' && styles.empty)} role="status">
        {county === '' ? '' : `${county} County`}
      </p>
      <div className={classes(callOut.callout, styles.note)}>
        {asks ? (
          <p>
            <label className={controls.label} htmlFor={id}>
              {found.length === 0 ? 'We don’t know this ZIP code. Which county is it in?' : 'Which county?'}
            </label>
            <select
              ref={list}
              className={controls.input}
              id={id}
              value={county}
              onChange={(event) => choose(event.target.value)}
            >
              {county === '' ? <option value="">Choose the county</option> : null}
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </p>
        ) : null}
        {county === '' ? null : (
          <p>
            <b>Used from here on:</b> property tax {percentText(roundHalfAway(countyRates[county] ?? 0, 3))} a year, a
            typical home {usdWhole(countyValues[county] ?? 0)}.
            {asks ? null : (
              <>
                {' '}
                Not right? <PlainButton onClick={() => setChoosing(true)}>Choose the county</PlainButton>
              </>
            )}
          </p>
        )}
      </div>
    </>
  );
}

type TypicalPriceProps = {
  readonly zip: string;
  readonly source: string;
  readonly answer: string;
  readonly onUse: (price: string) => void;
};

/** The typical home value in a ZIP code's county, with a button that uses it. */
export function TypicalPrice({ zip, source, answer, onUse }: TypicalPriceProps) {
  const { county } = useCounty(zip);
  const price = countyValues[county];
  if (price === undefined) return null;
  return (
    <div className={styles.typical}>
      <p>
        <span className={styles.known}>
          {county} County, from your ZIP {zipRule.normalize(zip).slice(0, 5)}
        </span>
        <span className="small">{source}</span>
      </p>
      {cleanMoney(answer) === price ? null : (
        <Button look="secondary" onClick={() => onUse(String(price))}>
          Use {usdWhole(price)}, typical in {county} County
        </Button>
      )}
    </div>
  );
}
