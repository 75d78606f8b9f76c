import { termText } from '@/lib/calculators/words';
import { maxStrikeRate, type Outlook } from '@/lib/mortgage/replacement';
import { integerText, percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';

/** When a new loan pulls ahead: "You’re ahead from month 29". */
export function aheadText({ ahead }: Pick<Outlook, 'ahead'>): string | null {
  if (!ahead) return null;
  return ahead.from === 1 ? 'You’re ahead from the first month' : `You’re ahead from month ${integerText(ahead.from)}`;
}

/** The rate to wait for: "Worth it at 6.25% or lower, if you stay 5 years". */
export function strikeText(strikeRate: number | null, stayMonths: number): string {
  const stay = `if you stay ${termText(stayMonths)}`;
  if (strikeRate === null) return `Not worth it at any rate, ${stay}`;
  if (strikeRate === 0) return `Worth it at 0% alone, ${stay}`;
  return strikeRate >= maxStrikeRate
    ? `Worth it at any rate up to ${percentText(maxStrikeRate)}, ${stay}`
    : `Worth it at ${percentText(strikeRate)} or lower, ${stay}`;
}

/** The result at the end of the stay, including the remaining balances: "After 5 years you’re $4,799 ahead." */
export function stayText({ saved }: Pick<Outlook, 'saved'>, stayMonths: number): string {
  const dollars = roundHalfAway(saved, 0);
  const result = dollars === 0 ? 'even' : `${usdWhole(Math.abs(dollars))} ${dollars > 0 ? 'ahead' : 'behind'}`;
  return `After ${termText(stayMonths)} you’re ${result}, counting what you’d still owe.`;
}

/** The company's own 30-year rate, in percent a year. */
export type OwnRate = {
  readonly ratePercent: number;
  /** The last ISO date on which it is current. */
  readonly expires: string;
  /** A sentence that the rate is available now, with its date and APR. */
  readonly text: string;
};

/** Whether the company's own rate is current and already at a rate, so that nobody has to wait for it. */
export function isReached(own: OwnRate | undefined, ratePercent: number, today: string): boolean {
  return own !== undefined && own.expires >= today && own.ratePercent <= ratePercent;
}
