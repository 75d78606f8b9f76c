import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import { stateChoices } from '@/lib/calculators/property-tax';
import {
  countyField,
  downPaymentField,
  downShareField,
  downUnitField,
  extraFields,
  firstHomeField,
  fundsModeField,
  insuranceModeField,
  loanKindField,
  pmiModeField,
  priceField,
  rateField,
  reserveField,
  savedField,
  scoreField,
  stayField,
  taxModeField,
  termField,
  vaUseField,
  veteranField,
} from '@/lib/calculators/shared-fields';

export const fields = {
  kind: loanKindField,
  vaUse: vaUseField,
  homePrice: {
    ...priceField,
    initial: 500000,
    slider: { min: 0, max: 2000000, step: 1, keyStep: 1000, usual: [100_000, 900_000] },
  },
  downPayment: {
    ...downPaymentField,
    initial: 66000,
    slider: { min: 0, max: 500000, step: 1, keyStep: 1000, usual: [0, 200_000] },
  },
  downUnit: downUnitField,
  downPercent: { ...downShareField, slider: { min: 0, max: 50, step: 0.5, keyStep: 1 } },
  saved: { ...savedField, quiet: true, initial: 0 },
  reserveMonths: reserveField,
  fundsMode: { ...fundsModeField, initial: 'down' },
  firstHome: firstHomeField,
  termMonths: termField(24, 372),
  ratePercent: rateField,
  state: { kind: 'choice', look: 'list', label: 'State', param: 'state', initial: 'NONE', choices: stateChoices },
  county: countyField,
  taxMode: taxModeField,
  annualPropertyTax: { kind: 'money', label: 'Property tax', note: 'A year', param: 'tax', initial: 0 },
  monthlyInsurance: {
    kind: 'money',
    label: 'Homeowner’s insurance',
    note: 'A month',
    param: 'insurance',
    initial: 0,
  },
  insuranceMode: insuranceModeField,
  monthlyHoa: { kind: 'money', label: 'HOA fees', note: 'A month', param: 'hoa', initial: 0 },
  score: scoreField,
  pmiPercent: { kind: 'percent', label: 'Mortgage insurance', param: 'mi', quiet: true, initial: 0 },
  pmiMode: pmiModeField,
  veteran: veteranField,
  stayMonths: { ...stayField, quiet: true },
  ...extraFields,
} as const satisfies CalculatorFields;

export type PaymentFields = typeof fields;
export type PaymentValues = ValuesOf<PaymentFields>;
