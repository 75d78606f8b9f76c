import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import { stateChoices } from '@/lib/calculators/property-tax';
import {
  countyField,
  downPaymentField,
  downShareField,
  downUnitField,
  extraFields,
  insuranceModeField,
  priceField,
  rateField,
  taxModeField,
  termField,
} from '@/lib/calculators/shared-fields';

/** The fields of the payment calculator; `pmiPercent` is the usual mortgage insurance in percent of the loan a year. */
export function paymentFields(pmiPercent: number) {
  return {
    kind: {
      kind: 'choice',
      look: 'tiles',
      label: 'Kind of loan',
      param: 'kind',
      quiet: true,
      initial: 'conventional',
      choices: [
        { value: 'conventional', label: 'Conventional' },
        { value: 'fha', label: 'FHA' },
        { value: 'va', label: 'VA' },
      ],
    },
    vaUse: {
      kind: 'choice',
      look: 'tiles',
      label: 'VA funding fee',
      param: 'va-use',
      quiet: true,
      initial: 'first',
      choices: [
        { value: 'first', label: 'First use' },
        { value: 'later', label: 'Later use' },
        { value: 'exempt', label: 'I am exempt' },
      ],
    },
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
    pmiPercent: { kind: 'percent', label: 'Mortgage insurance', param: 'mi', quiet: true, initial: pmiPercent },
    ...extraFields,
  } as const satisfies CalculatorFields;
}

export type PaymentFields = ReturnType<typeof paymentFields>;
export type PaymentValues = ValuesOf<PaymentFields>;
