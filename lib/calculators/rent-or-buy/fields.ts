import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import {
  downPercentField,
  ohioCountyField,
  priceField,
  rateField,
  stayField,
  termField,
} from '@/lib/calculators/shared-fields';

export const fields = {
  rent: {
    kind: 'money',
    label: 'Rent',
    note: 'A month, for a home you would otherwise buy',
    param: 'rent',
    initial: 2000,
  },
  stayMonths: stayField,
  price: { ...priceField, label: 'Price of the home', initial: 450000 },
  downPaymentPercent: { ...downPercentField, initial: 20 },
  termMonths: termField(12, 480),
  ratePercent: rateField,
  county: ohioCountyField,
  propertyTaxPercent: { kind: 'percent', label: 'Property tax rate', param: 'tax', initial: 1 },
  appreciationPercent: {
    kind: 'percent',
    label: 'Home value increase',
    note: 'A year',
    param: 'increase',
    initial: 2,
  },
  buyingCostPercent: { kind: 'percent', label: 'Buying costs', param: 'buying-costs', quiet: true, initial: 3 },
  sellingCostPercent: {
    kind: 'percent',
    label: 'Selling costs',
    note: 'Of the value on the day you sell',
    param: 'selling-costs',
    quiet: true,
    initial: 6,
  },
  maintenancePercent: { kind: 'percent', label: 'Upkeep', param: 'upkeep', quiet: true, initial: 1 },
  homeInsurancePercent: {
    kind: 'percent',
    label: 'Home insurance',
    param: 'home-insurance',
    quiet: true,
    initial: 0.5,
  },
  rentGrowthPercent: { kind: 'percent', label: 'Rent rises', param: 'rent-rise', quiet: true, initial: 3 },
  returnPercent: {
    kind: 'percent',
    label: 'Return on money not spent',
    note: 'A year; the renter’s and the owner’s alike',
    param: 'return',
    quiet: true,
    initial: 4,
  },
  deduction: {
    kind: 'choice',
    look: 'tick',
    label: 'I take the standard deduction',
    note: 'With it, owning the home doesn’t lower your income tax.',
    param: 'deduction',
    initial: 'itemized',
    choices: [
      { value: 'itemized', label: 'Itemized' },
      { value: 'standard', label: 'Standard' },
    ],
  },
} as const satisfies CalculatorFields;

export type RentOrBuyFields = typeof fields;
export type RentOrBuyValues = ValuesOf<RentOrBuyFields>;
