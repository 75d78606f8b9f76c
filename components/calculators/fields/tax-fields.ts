import type { TaxTie } from '@/lib/calculators/property-tax';
import { countyChoices } from '@/lib/counties';

/** The county of a home in Ohio, under its state. */
export const countyField = {
  kind: 'choice',
  look: 'list',
  label: 'County',
  param: 'county',
  quiet: true,
  initial: '',
  choices: countyChoices,
} as const;

/** The county of a calculator that asks for no state. */
export const ohioCountyField = {
  ...countyField,
  choices: [{ value: '', label: 'Not chosen yet' }, ...countyChoices.slice(1)],
} as const;

/** Whether homeowner’s insurance is assumed; it is set by what the visitor does and has no control of its own. */
export const insuranceTieField = {
  kind: 'choice',
  look: 'list',
  label: 'Homeowner’s insurance is',
  param: 'insurance-is',
  quiet: true,
  initial: 'assumed',
  choices: [
    { value: 'assumed', label: 'Our assumption' },
    { value: 'typed', label: 'Your own figure' },
  ],
} as const;

/** Whether the property tax follows the price; it is set by what the visitor does and has no control of its own. */
export const taxTieField = {
  kind: 'choice',
  look: 'list',
  label: 'Property tax is',
  param: 'tax-is',
  quiet: true,
  initial: 'follows' satisfies TaxTie,
  choices: [
    { value: 'follows' satisfies TaxTie, label: 'A share of the price' },
    { value: 'typed' satisfies TaxTie, label: 'Your own figure' },
  ],
} as const;
