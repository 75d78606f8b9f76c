import type { Fields } from './estimate';

/** How many months carry mortgage insurance; null if it starts late or returns. */
function insuredMonths({ years, mortgageInsurance, termMonths }: Fields): number | null {
  if (!years || !mortgageInsurance) return null;
  const amounts = mortgageInsurance.value;
  const end = amounts.indexOf(0);
  if (end === -1) return termMonths?.value ?? null;
  if (amounts.slice(end).some((amount) => amount > 0)) return null;
  return (years.value[end - 1]?.to ?? 0) * 12;
}

/** Fees are section A without points; insurance is the first year's, if it does not change until it ends. */
export function offerValuesOf(fields: Fields) {
  const { totalA, pointsAmount, mortgageInsurance } = fields;
  const charged = (mortgageInsurance?.value ?? []).filter((amount) => amount > 0);
  const isLevel = new Set(charged).size <= 1;
  const months = insuredMonths(fields);
  const isInsured = mortgageInsurance !== null && isLevel && months !== null;
  return {
    principal: fields.loanAmount?.value ?? null,
    ratePercent: fields.ratePercent?.value ?? null,
    termMonths: fields.termMonths?.value ?? null,
    insuranceMonthly: isInsured ? (charged[0] ?? 0) : null,
    insuranceMonths: isInsured && months > 0 ? months : null,
    pointsPercent: fields.pointsPercent?.value ?? null,
    lenderFees: totalA && pointsAmount ? totalA.value - pointsAmount.value : null,
    lenderCredit: fields.lenderCredits?.value ?? null,
  };
}
