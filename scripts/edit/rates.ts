import { type SheetRow, sheetApr } from '@/lib/mortgage/rate-sheet';

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** The APR of a row to three decimals, or undefined while its figures are incomplete. */
export function aprOf({ loanDollars, premium, arm, ...row }: Omit<SheetRow, 'aprPercent'>): number | undefined {
  const { index: _name, ...adjustment } = arm ?? {};
  const figures = [row.termYears, row.ratePercent, row.pointsPercent, row.feesDollars, ...Object.values(adjustment)];
  if (!figures.every(isNumber)) return undefined;
  const apr = sheetApr({
    ...row,
    ...(loanDollars && { loanDollars }),
    ...(premium && { premium }),
    ...(arm && { arm }),
  });
  return apr === null ? undefined : Number(apr.toFixed(3));
}
