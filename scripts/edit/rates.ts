import { rateRowApr } from '@/lib/mortgage/rate-rows';

type Row = Parameters<typeof rateRowApr>[0];

/** The APR of a row as it is printed, to three decimals, or undefined while its figures have none. */
export function aprOf(row: Row): number | undefined {
  const figures = [row.termYears, row.ratePercent, row.pointsPercent, row.feesDollars];
  if (!figures.every((figure) => typeof figure === 'number' && Number.isFinite(figure))) return undefined;
  const apr = rateRowApr(row);
  return apr === null ? undefined : Number(apr.toFixed(3));
}
