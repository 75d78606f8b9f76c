'use client';

import { useCallback, useEffect, useState } from 'react';
import { tabStorage } from '@/components/ui/tab-storage.client';
import { dollarsAfter } from '@/lib/calculators/amount';
import { initialValues } from '@/lib/calculators/definition';
import { type MyNumbers, readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { fields, type House } from './fields';
import { type LinkedHouse, linkedHouse } from './link';

/** What the house front knows: the house, the income of this tab where it knows one, and whether a link brought the house. */
export type KnownHouse = {
  readonly house: House;
  readonly annualIncome?: number | undefined;
  readonly linked: boolean;
  /** What the visitor has typed or opened; examples are not in it. */
  readonly said: MyNumbers;
};

function start(): KnownHouse {
  const { loan: _, ...house } = initialValues(fields);
  return { house, linked: false, said: {} };
}

/** The house with what this tab knows of it already. */
function remembered(before: KnownHouse): KnownHouse {
  const { price, downPayment, county, annualIncome } = readMyNumbers(tabStorage);
  const isOffered = fields.county.choices.some(({ value }) => value === county);
  const { house } = before;
  return {
    ...before,
    house: {
      ...house,
      homePrice: price ?? house.homePrice,
      downPayment: downPayment ?? house.downPayment,
      county: isOffered && county !== undefined ? county : house.county,
    },
    annualIncome,
  };
}

/** The house of a link, in place of the one before. */
function opened(before: KnownHouse, link: LinkedHouse): KnownHouse {
  const { homePrice: price, downPayment, county } = link;
  return {
    ...before,
    house: { ...before.house, ...link, downUnit: 'dollars' },
    linked: true,
    said: { price, downPayment, county },
  };
}

/** A change by the visitor; a down payment in percent keeps its share when the price changes. */
function changed(before: KnownHouse, patch: Partial<House>): KnownHouse {
  const typed = { ...before.house, ...patch };
  const { downUnit: unit, downPayment: dollars, downPercent: percent } = typed;
  const isShare = unit === 'percent' && patch.downPayment === undefined;
  const downPayment = isShare ? dollarsAfter({ unit, dollars, percent }, typed.homePrice) : dollars;
  const house = { ...typed, downPayment };
  return {
    ...before,
    house,
    linked: false,
    said: {
      ...before.said,
      ...(patch.homePrice !== undefined && { price: house.homePrice }),
      ...(downPayment !== before.house.downPayment && { downPayment }),
      ...(patch.county !== undefined && { county: house.county }),
    },
  };
}

/**
 * The house that the visitor types. It opens with what this tab knows; the house of a link takes its place, and the link is
 * taken out of the address: `onLink` is called then. What is typed or opened is kept for the other pages of this tab.
 */
export function useHouse(onLink: () => void) {
  const [known, setKnown] = useState(start);
  const { said } = known;

  useEffect(() => {
    setKnown(remembered);
    // A page that the browser kept while the visitor was away is shown again as it was.
    const again = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setKnown(remembered);
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);

  useEffect(() => {
    function follow() {
      const link = linkedHouse(window.location.hash);
      if (!link) return;
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      setKnown((before) => opened(before, link));
      onLink();
    }
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [onLink]);

  useEffect(() => {
    if (Object.keys(said).length > 0) writeMyNumbers(tabStorage, said);
  }, [said]);

  const change = useCallback((patch: Partial<House>) => setKnown((before) => changed(before, patch)), []);
  return { ...known, change };
}
