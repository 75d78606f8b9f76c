import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import {
  downPaymentField,
  insuranceModeField,
  ohioCountyField,
  rateField,
  taxModeField,
  termField,
} from '@/lib/calculators/shared-fields';

export const fields = {
  annualIncome: {
    kind: 'money',
    label: 'Gross annual income',
    note: 'Before taxes. You do not have to list alimony, child support or separate maintenance.',
    param: 'income',
    profileKey: 'annualIncome',
    initial: 75000,
    usual: { min: 5_000 },
  },
  county: ohioCountyField,
  monthlyDebts: {
    kind: 'money',
    label: 'Monthly debt payments',
    note: 'Cars, cards, student loans; not rent',
    param: 'debts',
    profileKey: 'monthlyDebts',
    initial: 300,
  },
  downPayment: { ...downPaymentField, initial: 50000 },
  homeInMind: {
    kind: 'money',
    label: 'A home you have in mind',
    note: 'Its price, if you have one. We’ll mark it on the scale.',
    param: 'home',
    profileKey: 'price',
    quiet: true,
    initial: 0,
  },
  ratePercent: { ...rateField, label: 'Annual interest rate' },
  termMonths: termField(24, 480),
  pmiPercent: {
    kind: 'percent',
    label: 'PMI',
    note: 'Private mortgage insurance, percent of the loan a year',
    param: 'pmi',
    initial: 0.4,
    unlimited: true,
  },
  monthlyInsurance: {
    kind: 'money',
    label: 'Monthly insurance',
    note: 'Homeowner’s insurance',
    param: 'insurance',
    initial: 0,
  },
  insuranceMode: insuranceModeField,
  monthlyPropertyTax: {
    kind: 'money',
    label: 'Monthly property tax',
    note: 'A twelfth of the year’s bill',
    param: 'tax',
    initial: 0,
  },
  taxMode: taxModeField,
} as const satisfies CalculatorFields;

export type AffordabilityFields = typeof fields;
export type AffordabilityValues = ValuesOf<AffordabilityFields>;
