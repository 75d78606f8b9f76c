'use client';

import { useMemo } from 'react';
import type { Bound, Calculator } from '@/components/calculators/kit/use-calculator.client';
import { dollarsAfter } from '@/lib/calculators/amount';
import type { MonthlyPaymentFields } from '@/lib/calculators/content/monthly-payment';
import { type TaxRates, withPropertyTax } from '@/lib/calculators/property-tax';
import type { PaymentValues } from './plan';

const tying: readonly string[] = ['homePrice', 'state', 'county', 'annualPropertyTax'];

/** A new price with a down payment that keeps its share where it is typed in percent. */
function withDownPayment(values: PaymentValues, patch: Partial<PaymentValues>): Partial<PaymentValues> {
  const { homePrice: price, downPayment } = patch;
  if (price === undefined || downPayment !== undefined) return patch;
  const amount = { unit: values.downUnit, dollars: values.downPayment, percent: values.downPercent };
  return { ...patch, downPayment: dollarsAfter(amount, price) };
}

/** The calculator with a property tax, and a down payment in percent, that follow the price until they are typed over. */
export function useTiedAmounts(
  calculator: Calculator<MonthlyPaymentFields>,
  rates: TaxRates,
): Calculator<MonthlyPaymentFields> {
  return useMemo(() => {
    const { values, change, bind } = calculator;
    function tied(patch: Partial<PaymentValues>, solvedFrom?: number) {
      const full = withDownPayment(values, patch);
      const isWhole = full.annualPropertyTax !== undefined && full.taxTie !== undefined;
      change(isWhole ? full : withPropertyTax(values, full, rates), solvedFrom);
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
