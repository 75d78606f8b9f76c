import type { FieldName, Fields } from './estimate';

/** The numbers that the comparison of offers asks for. */
export type OfferNumber =
  | 'principal'
  | 'ratePercent'
  | 'termMonths'
  | 'insuranceMonthly'
  | 'insuranceMonths'
  | 'pointsPercent'
  | 'lenderFees'
  | 'lenderCredit';

/** A number for the comparison of offers, and the field that it comes from. */
export type OfferValue = { readonly value: number; readonly from: FieldName };

/** How many months carry mortgage insurance, from the columns of the payment table; null when it starts late or returns. */
function insuredMonths({ years, mortgageInsurance, termMonths }: Fields): number | null {
  if (!years || !mortgageInsurance) return null;
  const amounts = mortgageInsurance.value;
  const end = amounts.indexOf(0);
  if (end === -1) return termMonths?.value ?? null;
  if (amounts.slice(end).some((amount) => amount > 0)) return null;
  return (years.value[end - 1]?.to ?? 0) * 12;
}

/**
 * The numbers that the comparison of offers asks for, as far as the form states them: fees are section A without the
 * points; insurance is the first year's, and only where it stays the same until it ends.
 */
export function offerValuesOf(fields: Fields): { readonly [Name in OfferNumber]: OfferValue | null } {
  const plain = (from: 'loanAmount' | 'ratePercent' | 'termMonths' | 'pointsPercent' | 'lenderCredits') => {
    const found = fields[from];
    return found ? { value: found.value, from } : null;
  };
  const { totalA, pointsAmount, mortgageInsurance } = fields;
  const charged = (mortgageInsurance?.value ?? []).filter((amount) => amount > 0);
  const isLevel = new Set(charged).size <= 1;
  const months = insuredMonths(fields);
  const isInsured = mortgageInsurance !== null && isLevel && months !== null;
  return {
    principal: plain('loanAmount'),
    ratePercent: plain('ratePercent'),
    termMonths: plain('termMonths'),
    insuranceMonthly: isInsured ? { value: charged[0] ?? 0, from: 'mortgageInsurance' } : null,
    insuranceMonths: isInsured && months > 0 ? { value: months, from: 'mortgageInsurance' } : null,
    pointsPercent: plain('pointsPercent'),
    lenderFees: totalA && pointsAmount ? { value: totalA.value - pointsAmount.value, from: 'totalA' } : null,
    lenderCredit: plain('lenderCredits'),
  };
}
