import type { ChoiceField, MoneyField, MonthsField, PercentField } from '@/lib/calculators/definition';

/** The inputs of the calculator that sets renting beside buying. */
export type RentVsBuyFields = {
  readonly rent: MoneyField;
  readonly stayMonths: MonthsField;
  readonly price: MoneyField;
  readonly downPaymentPercent: PercentField;
  readonly termMonths: MonthsField;
  readonly ratePercent: PercentField;
  readonly propertyTaxPercent: PercentField;
  readonly appreciationPercent: PercentField;
  readonly deduction: ChoiceField;
};
