import {
  maxBreakEvenMonths,
  netWorthsByMonth,
  type RentVsBuyWholeInputs,
  staysAhead,
} from '@/lib/mortgage/rent-vs-buy-whole';

/** The net worths, their parts, and the shortest stay up to 480 months at which the owner is not behind. */
export function rentVsBuyWhole(inputs: RentVsBuyWholeInputs) {
  const stay = Math.max(0, Math.min(1200, Math.floor(inputs.stayMonths)));
  const worths = netWorthsByMonth(inputs, Math.max(stay, maxBreakEvenMonths));
  const { ownerNet, renterNet } = worths[stay] ?? { ownerNet: 0, renterNet: 0 };
  const [first] = staysAhead(worths.slice(0, maxBreakEvenMonths + 1));
  return { ownerNet, renterNet, difference: ownerNet - renterNet, breakEvenMonth: first?.from ?? null };
}
