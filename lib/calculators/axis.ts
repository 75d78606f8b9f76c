/** The top of an axis that holds `largest`, divided into four round steps. */
export function axisTop(largest: number): number {
  if (!(largest > 0)) return 4;
  const rough = largest / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 7.5].find((size) => size * unit >= rough) ?? 10;
  return 4 * step * unit;
}

/** The years to print under an axis of this many months: at most eight, at round steps, from 0 on. */
export function yearMarks(months: number): readonly number[] {
  const years = months / 12;
  const step = [1, 2, 5, 10, 20].find((size) => years / size <= 7) ?? 20;
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, index) => index * step);
}

/** An amount as an axis prints it: "$0", "$250", "$125K", "$1.5M". */
export function axisText(amount: number): string {
  const sign = amount < 0 ? '-' : '';
  const size = Math.abs(amount);
  if (size >= 1e6) return `${sign}$${Number((size / 1e6).toFixed(2))}M`;
  if (size >= 1e3) return `${sign}$${Number((size / 1e3).toFixed(1))}K`;
  return `${sign}$${Number(size.toFixed(0))}`;
}
