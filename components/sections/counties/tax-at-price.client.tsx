'use client';

import { useState } from 'react';
import { useMyNumbersChange } from '@/components/browser/my-numbers.client';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { PlainButton } from '@/components/controls/button';
import control from '@/components/controls/control.module.css';
import { UnitBox } from '@/components/controls/inputs';
import { suggestFix, usualPrice } from '@/lib/calculators/reading';
import { countyRates } from '@/lib/county-figures';
import { countyPaymentHref } from '@/lib/county-payment-href';
import { propertyTaxFor } from '@/lib/mortgage/property-tax';
import { writeMyNumbers } from '@/lib/my-numbers';
import { groupMoney, moneyIn } from '@/lib/numbers/clean';
import { usdWhole } from '@/lib/numbers/format';

/** Suggested prices are near this one, in dollars. */
const typicalPrice = 325_000;

/** A price, and its property tax in the selected county; `county` is empty while none is selected. */
export function TaxAtPrice({ county }: { readonly county: string }) {
  const [text, setText] = useState('');
  useMyNumbersChange(({ price }, before) => {
    if (price !== before.price && price !== undefined) setText(groupMoney(`${price}`));
  });
  const price = moneyIn(text);
  const isPrice = price !== null && price > 0;
  // No question about a value that is still being typed.
  const [isTyping, setTyping] = useState(false);
  const doubt =
    isPrice && !isTyping ? suggestFix({ kind: 'money', usual: usualPrice, initial: typicalPrice }, price) : null;
  const keep = (kept: number | undefined) => writeMyNumbers(tabStorage, { price: kept });

  return (
    <>
      <label className={control.label} htmlFor="price">
        Price of the home
      </label>
      <UnitBox unit="$">
        <input
          className={control.input}
          id="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={text}
          aria-describedby="price-tax"
          onChange={({ target }) => {
            setTyping(true);
            setText(target.value);
          }}
          onBlur={() => {
            setTyping(false);
            if (isPrice) setText(groupMoney(text));
            if (isPrice || text.trim() === '') keep(isPrice ? price : undefined);
          }}
        />
      </UnitBox>
      <p className="small" id="price-tax" role="status">
        <TaxText county={county} price={isPrice ? price : null} isEmpty={text.trim() === ''} />
      </p>
      {doubt ? (
        <p className="small">
          Is that right? {doubt.usual}{' '}
          {doubt.likely === null ? null : (
            <PlainButton
              onClick={() => {
                setText(groupMoney(`${doubt.likely}`));
                keep(doubt.likely ?? undefined);
              }}
            >
              Use {usdWhole(doubt.likely)}
            </PlainButton>
          )}
        </p>
      ) : null}
    </>
  );
}

type TaxTextProps = { readonly county: string; readonly price: number | null; readonly isEmpty: boolean };

function TaxText({ county, price, isEmpty }: TaxTextProps) {
  if (price === null) return isEmpty ? 'Type a price to see its tax.' : 'Type the price in dollars, like 325,000.';
  if (county === '') return 'Choose a county to see the tax on this price.';
  const tax = propertyTaxFor(price, countyRates[county]);
  return (
    <>
      <b>About {usdWhole(tax / 12)} a month</b> in {county} County, {usdWhole(tax)} a year.{' '}
      <a href={countyPaymentHref(county, price, tax)}>The whole month</a>
    </>
  );
}
