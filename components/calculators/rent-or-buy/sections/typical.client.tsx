'use client';

import { PlainButton } from '@/components/controls/button';
import { countyRents } from '@/lib/county-rents';
import { countyValues } from '@/lib/county-values';
import { usdWhole } from '@/lib/numbers/format';

type TypicalProps = {
  readonly county: string;
  /** Where the figures come from. */
  readonly source: string;
  readonly onUse: (typical: { readonly rent: number; readonly price: number }) => void;
};

/** The median rent and the median home of a county, for the fields of both. */
export function Typical({ county, source, onUse }: TypicalProps) {
  const [rent, price] = [countyRents[county], countyValues[county]];
  if (rent === undefined || price === undefined) return null;
  return (
    <>
      <PlainButton onClick={() => onUse({ rent, price })}>
        Use what’s typical in {county} County: {usdWhole(rent)} rent, {usdWhole(price)} home
      </PlainButton>{' '}
      {source}
    </>
  );
}
