'use client';

import { useEffect, useState } from 'react';
import { useMyNumbersChange } from '@/components/browser/my-numbers.client';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { useInputs } from '@/components/calculators/frame/use-calculator.client';
import { useMyNumbers } from '@/components/calculators/memory/memory.client';
import { withDownPayment } from '@/lib/calculators/amount';
import { fields, type LinkedHouse, linkedHouse } from '@/lib/calculators/home-house/fields';
import { writeMyNumbers } from '@/lib/my-numbers';

/** A linked house replaces the tab's own numbers. The link is then removed from the URL, and `onLink` is called. */
export function useHouse(onLink: () => void) {
  const inputs = useInputs(fields, withDownPayment);
  const [link, setLink] = useState<LinkedHouse | null>(null);
  const [annualIncome, setAnnualIncome] = useState<number>();
  useMyNumbers(inputs);
  useMyNumbersChange((numbers) => setAnnualIncome(numbers.annualIncome));

  useEffect(() => {
    function follow() {
      const found = linkedHouse(window.location.hash);
      if (!found) return;
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      const { homePrice: price, downPayment, county } = found;
      setLink(found);
      writeMyNumbers(tabStorage, { price, downPayment, downPercent: undefined, county: county || undefined });
      onLink();
    }
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [onLink]);

  const { homePrice, downPayment, county } = inputs.values;
  const linked = link?.homePrice === homePrice && link.downPayment === downPayment && link.county === county;
  return { inputs, linked, annualIncome };
}
