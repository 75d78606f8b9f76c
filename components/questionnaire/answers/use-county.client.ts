'use client';

import { useEffect, useRef, useState } from 'react';
import { countiesOf } from '@/components/browser/ohio-places';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { zipNotice, zipRule } from '@/lib/fields/zip';
import { readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';

/** The ZIP code that was asked about last: a slow answer about an earlier one decides nothing. */
let latest = '';

/** A ZIP code that is typed sets the county; one that was there before leaves what is known. */
export function useCounty(zip: string) {
  const [county, setCounty] = useState(() => readMyNumbers(tabStorage).county ?? '');
  const [found, setFound] = useState<readonly string[] | null>(null);
  const first = useRef(zip);

  useEffect(() => {
    const code = zipRule.normalize(zip).slice(0, 5);
    let shown = true;
    latest = code;
    async function look() {
      const counties = await countiesOf(code).catch(() => []);
      const known = readMyNumbers(tabStorage).county ?? '';
      const keeps = zip === first.current && known !== '';
      const next = keeps ? known : (counties[0] ?? '');
      if (latest === code && !keeps) writeMyNumbers(tabStorage, { county: next });
      if (!shown) return;
      setCounty(next);
      setFound(counties);
    }
    setFound(null);
    if (code.length === 5 && zipNotice(zip) === null) look();
    return () => {
      shown = false;
    };
  }, [zip]);

  function choose(next: string) {
    writeMyNumbers(tabStorage, { county: next });
    setCounty(next);
  }
  return {
    /** The name of the county; empty while none is known. */
    county,
    /** The counties of the ZIP code; none where it is not known, null until that is clear. */
    found,
    choose,
  };
}
