'use client';

import { useEffect, useRef, useState } from 'react';
import { countiesOf } from '@/components/browser/ohio-places';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { zipNotice, zipRule } from '@/lib/fields/zip';
import { readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';

/** The latest ZIP code looked up: a slow response for an earlier one is ignored. */
let latest = '';

/** Sets the county when a ZIP code is typed; a ZIP code that was already there changes nothing. */
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
    /** The county's name; empty while unknown. */
    county,
    /** The counties of the ZIP code; empty if it is unknown, null until the lookup ends. */
    found,
    choose,
  };
}
