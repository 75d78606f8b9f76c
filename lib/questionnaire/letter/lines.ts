import { scheduleText } from '@/lib/buying/words';
import type { Answers } from '@/lib/forms/definition';
import { aprText } from '@/lib/mortgage/apr';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { type LetterFacts, letterMonths } from './facts';
import { noLoanOf } from './no-loan';
import type { PurchaseLetter } from './purchase';
import { fixedText, levelWords, raisedWords, rangeWords } from './purchase-words';
import type { RefinanceLetter } from './refinance';
import {
  aheadWords,
  changeWords,
  costOfCash,
  fitsOf,
  insuranceWords,
  isWorthIt,
  keptText,
  otherStrikes,
  worthWords,
} from './refinance-words';

const askForPayment = 'Type what you pay now on your page, and we’ll show whether the new loan saves you anything.';

function purchaseLines(letter: PurchaseLetter, county: string): readonly string[] {
  const { home, noRange } = letter;
  const place = county === '' ? 'the median Ohio county' : `${county} County`;
  const { from, to } = rangeWords(letter);
  const range =
    from === null
      ? `Nothing is comfortable; a stretch goes up to ${to}.`
      : `Comfortable to ${from}, a stretch to ${to}.`;
  const raised = raisedWords(letter);
  return [
    ...(noRange === null ? [`${range} ${levelWords(letter)}`.trim()] : []),
    ...(home
      ? [
          ...(raised === '' ? [] : [raised]),
          `A month at ${usdWhole(home.price)}, all in: ${usdWhole(home.month.total)}, with the property tax of ${place}.`,
          `To bring to closing: about ${usdWhole(home.bring)}, ${usdWhole(home.downPayment + home.closing.low)} to ${usdWhole(home.downPayment + home.closing.high)} by closing date.`,
          `The loan we used: ${fixedText(letter)} at ${percentText(home.plan.ratePercent)}, APR ${aprText(home.plan.aprPercent)}, payments before tax and insurance: ${scheduleText(home)}; your actual payment will be higher.`,
        ]
      : []),
  ];
}

function byEndWords(letter: RefinanceLetter, costs: number): string {
  const { cash, balance } = letter;
  const amount = usdWhole(Math.abs(costs));
  if (cash === 0) return costs > 0 ? `It costs you ${amount} more in all.` : `You pay ${amount} less in all.`;
  if (costs <= 0) return `You pay ${amount} less in all than with today’s loan, counting the cash as yours.`;
  const against = balance > 0 ? `, counted against ${keptText(letter)}` : '';
  return `The ${usdWhole(cash)} costs you ${amount} in all, in payments and closing costs${against}.`;
}

function refinanceLines(letter: RefinanceLetter, facts: LetterFacts, answers: Answers): readonly string[] {
  const { loan, cash, newPayment, closingCosts, comparison, balance } = letter;
  if (loan === 0) return ['Your home is paid off and you asked for no cash, so there’s nothing to work out.'];
  const none = noLoanOf(letter, answers, facts);
  if (none) return [`${none.title}. ${none.text}`, none.why];
  const fits = fitsOf(letter, answers);
  const costs = costOfCash(letter) ?? comparison?.costsByEnd ?? null;
  const strikes = comparison && !isWorthIt(comparison) ? [otherStrikes(comparison)].filter(Boolean) : [];
  return [
    `${fits.title}. ${fits.texts.join(' ')}`,
    ...(cash > 0 ? [`The loan you asked for: ${usdWhole(loan)}, with ${usdWhole(cash)} in cash.`] : []),
    `New payment, principal and interest: ${usd(newPayment)}${comparison ? `, ${changeWords(comparison).toLowerCase()}` : ''}.`,
    `Closing costs: ${usdWhole(closingCosts)}.`,
    ...(comparison ? [aheadWords(letter, comparison), worthWords(comparison), ...strikes] : []),
    ...(costs === null ? [] : [byEndWords(letter, roundHalfAway(costs, 0))]),
    ...(balance > 0 && comparison === null ? [askForPayment] : []),
    `The loan we used: 30 years fixed at ${percentText(facts.assumptions.ratePercent)}, APR ${aprText(letter.aprPercent)}, ${letterMonths} monthly payments, without taxes and insurance${insuranceWords(letter, ' and')}; your actual payment will be higher.`,
  ];
}

/** The sentences of a letter, in whole dollars; `county` is that of the home, or empty if unknown. */
export function letterLines(
  letter: PurchaseLetter | RefinanceLetter,
  facts: LetterFacts,
  { county, answers }: { readonly county: string; readonly answers: Answers },
): readonly string[] {
  return 'comparison' in letter ? refinanceLines(letter, facts, answers) : purchaseLines(letter, county);
}
