'use client';

import { useMemo } from 'react';
import type { Bound, Calculator } from '@/components/calculators/kit/use-calculator.client';
import type { MonthlyPaymentFields } from '@/lib/calculators/content/monthly-payment';
import { type TaxRates, withPropertyTax } from '@/lib/calculators/property-tax';
import type { PaymentValues } from './plan';

const tying: readonly string[] = ['homePrice', 'state', 'county', 'annualPropertyTax'];

/** The calculator with a property tax that follows the price until it is typed over. */
export function useTiedTax(
  calculator: Calculator<MonthlyPaymentFields>,
  rates: TaxRates,
): Calculator<MonthlyPaymentFields> {
  return useMemo(() => {
    const { values, change, bind } = calculator;
    function tied(patch: Partial<PaymentValues>, solvedFrom?: number) {
      const isWhole = patch.annualPropertyTax !== undefined && patch.taxTie !== undefined;
      change(isWhole ? patch : withPropertyTax(values, patch, rates), solvedFrom);
    }
    function onValue(name: string, value: number | string) {
      tied({ [name]: value } as Partial<PaymentValues>);
    }
    return {
      ...calculator,
      change: tied,
      bind: (name: keyof MonthlyPaymentFields & string): Bound =>
        tying.includes(name) ? { ...bind(name), onValue } : bind(name),
    };
  }, [calculator, rates]);
}
