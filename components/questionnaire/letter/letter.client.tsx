'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { useLeadFigures } from '@/components/browser/lead-figures.client';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { useCounty } from '@/components/questionnaire/answers/use-county.client';
import { isReached, type OwnRate } from '@/lib/calculators/refinance/outlook-words';
import { countyRates } from '@/lib/county-figures';
import { dayText } from '@/lib/day';
import type { Answers } from '@/lib/forms/definition';
import type { LeadFigures } from '@/lib/leads/figures';
import { linkOfficerIn } from '@/lib/leads/link-officer';
import type { Market } from '@/lib/market';
import { marketFor } from '@/lib/mortgage/closing-day';
import { maxStrikeRate } from '@/lib/mortgage/replacement';
import { type MyNumbers, readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import type { LetterFacts } from '@/lib/questionnaire/letter/facts';
import { letterHash } from '@/lib/questionnaire/letter/hash';
import { type NoLoan, noLoanOf } from '@/lib/questionnaire/letter/no-loan';
import { officerOf } from '@/lib/questionnaire/letter/officer';
import { downFromSavings, type PurchaseLetter, purchaseLetter } from '@/lib/questionnaire/letter/purchase';
import { levelWords, rangeWords } from '@/lib/questionnaire/letter/purchase-words';
import { cardsOf, type RefinanceLetter, refinanceLetter } from '@/lib/questionnaire/letter/refinance';
import { isWorthIt, resultWords, worthWords } from '@/lib/questionnaire/letter/refinance-words';
import { Foot } from './foot.client';
import { LetterFrame, type LetterFrameProps } from './frame';
import styles from './letter.module.css';
import { PurchaseSheet } from './purchase-sheet';
import { RefinanceSheet } from './refinance-sheet';

type LetterProps = Omit<LetterFrameProps, 'lender' | 'children'> & {
  readonly questionnaire: Questionnaire;
  readonly answers: Answers;
  readonly facts: LetterFacts;
  readonly callPath: string;
  /** Called with the down payment that the savings allow, to send it as an answer. */
  readonly onDown?: ((answer: string) => void) | undefined;
};

/** A letter's figures for the form that requests a call, without the income. */
function purchaseFigures(letter: PurchaseLetter, county: string): LeadFigures | null {
  const { home, saved, buyer } = letter;
  if (!home) return null;
  return {
    answer: { label: `A month at ${usdWhole(home.price)}, all in`, text: usdWhole(home.month.total) },
    inputs: [
      { label: 'Home price', text: usdWhole(home.price) },
      ...(saved === null ? [] : [{ label: 'Saved for the home', text: usdWhole(saved) }]),
      { label: 'Down payment', text: usdWhole(home.downPayment) },
      { label: 'Interest rate', text: percentText(buyer.ratePercent) },
      ...(county === '' ? [] : [{ label: 'County', text: county }]),
    ],
  };
}

/** The rate to wait for if the new loan is not worth it for the stay; null if there is none. */
function strikeOf({ cash, comparison }: RefinanceLetter): number | null {
  if (cash > 0 || comparison === null || isWorthIt(comparison)) return null;
  const { strikeRatePercent: rate } = comparison;
  return rate !== null && rate > 0 && rate < maxStrikeRate ? rate : null;
}

/** The company's own rate, if it is already at the rate to wait for. */
function reachedOf(strike: number | null, { ownRate }: LetterFacts): OwnRate | undefined {
  return strike !== null && isReached(ownRate, strike, dayText(new Date())) ? ownRate : undefined;
}

function refinanceFigures(
  letter: RefinanceLetter,
  ratePercent: number,
  none: NoLoan | null,
  facts: LetterFacts,
): LeadFigures | null {
  const { comparison } = letter;
  const strike = strikeOf(letter);
  if (letter.loan === 0) return null;
  return {
    answer: none
      ? { label: none.title, text: none.why }
      : { label: 'New payment, principal and interest', text: usd(letter.newPayment) },
    inputs: [
      { label: 'Still owed', text: usdWhole(letter.balance) },
      ...(letter.cash > 0 ? [{ label: 'Cash wanted', text: usdWhole(letter.cash) }] : []),
      { label: 'Rate now', text: percentText(letter.currentRatePercent) },
      { label: 'New rate', text: percentText(ratePercent) },
      ...(none || !comparison
        ? []
        : [
            { label: 'Pays now', text: usd(letter.mortgagePayment) },
            { label: 'Verdict', text: worthWords(comparison).replace(/\.$/, '') },
            ...(strike === null || reachedOf(strike, facts)
              ? []
              : [{ label: 'Tell me when it’s', text: percentText(strike) }]),
          ]),
    ],
  };
}

/** The down payment that the visitor's savings allow for this home; null without savings. */
export function downFor(answers: Answers, market: Market): string | null {
  const known = readMyNumbers(tabStorage);
  return downFromSavings(purchaseLetter(answers, marketFor(known, market), known));
}

/** Announced after one of the visitor's own figures was applied. */
function recalculatedText(letter: PurchaseLetter | RefinanceLetter): string {
  if ('comparison' in letter) return letter.comparison ? `Worked out again: ${resultWords(letter.comparison)}` : '';
  const { from, to } = rangeWords(letter);
  return `Worked out again: ${from === null ? '' : `comfortable to ${from}, `}a stretch to ${to}. ${levelWords(letter)}`;
}

/** The one-page result of the answers, to print and bring along. */
export function Letter({ questionnaire, answers, facts, callPath, onDown, ...around }: LetterProps) {
  const { id, steps } = questionnaire;
  const [known, setKnown] = useState<MyNumbers>(() => readMyNumbers(tabStorage));
  const [before] = useState({ ...known, answer: answers.downPaymentPercent });
  const [changed, setChanged] = useState(false);
  const { county: named } = useCounty(answers.zipCode ?? '');
  const county = Object.hasOwn(countyRates, named) ? named : '';
  const ownRate = id === 'purchase' ? known.ratePercent : known.newRatePercent;
  const ratePercent = ownRate ?? facts.assumptions.ratePercent;
  const assumptions = { ...facts.assumptions, ratePercent };
  const market = marketFor(known, facts.market);
  const shared = { answers, facts: { ...facts, assumptions, market }, isTypedRate: ownRate !== undefined };
  const own = { currentPayment: known.currentPayment, stayMonths: known.stayMonths, cards: cardsOf(known) };
  const isShared = around.origin === 'link';
  const [isPaymentSent] = useState(isShared && known.currentPayment !== undefined);
  const letter =
    id === 'purchase'
      ? purchaseLetter(answers, market, { ...known, county })
      : refinanceLetter(answers, shared.facts, own);

  useLeadFigures(() =>
    'comparison' in letter
      ? refinanceFigures(letter, ratePercent, noLoanOf(letter, answers, facts), facts)
      : purchaseFigures(letter, county),
  );

  const down = 'comparison' in letter ? null : downFromSavings(letter);
  const takeDown = useEffectEvent((answer: string) => onDown?.(answer));
  useEffect(() => {
    if (down !== null) takeDown(down);
  }, [down]);

  function update(numbers: MyNumbers) {
    writeMyNumbers(tabStorage, numbers);
    setKnown((before) => ({ ...before, ...numbers }));
    setChanged(true);
  }

  function updateSaved(saved: number | undefined) {
    if (saved !== undefined) return update({ saved });
    // The down payment from before counts again.
    const { downPayment, downPercent, answer } = before;
    update({ saved, downPayment, downPercent });
    if (answer !== undefined) onDown?.(answer);
  }

  const officer = officerOf(facts, answers, linkOfficerIn(tabStorage));
  const offers = {
    purchase: 'Call with this page in hand, and hear which lines change, and why.',
    cash: 'Say what the cash is for: sometimes there’s a cheaper way.',
    refinance: 'If waiting is better, we say so, and until when.',
  } as const;
  const strike = 'comparison' in letter && !noLoanOf(letter, answers, facts) ? strikeOf(letter) : null;
  const reached = reachedOf(strike, facts);
  const offer = reached
    ? reached.text
    : 'comparison' in letter
      ? letter.cash > 0
        ? offers.cash
        : offers.refinance
      : offers.purchase;
  return (
    <LetterFrame {...around} lender={facts.lender}>
      <div className={classes('wrap', styles.holder)}>
        <article className={styles.sheet} aria-label="Your page">
          {'comparison' in letter ? (
            <RefinanceSheet
              {...shared}
              letter={letter}
              questions={steps.length}
              isShared={isShared}
              isPaymentSent={isPaymentSent}
              contact={around.contact}
              callPath={callPath}
              onCurrentPayment={(currentPayment) => update({ currentPayment })}
            />
          ) : (
            <PurchaseSheet
              {...shared}
              letter={letter}
              county={county}
              questions={steps.length}
              onDebts={(monthlyDebts) => update({ monthlyDebts })}
              onSaved={updateSaved}
            />
          )}
          <p className={styles.fine}>
            {facts.lender.name} is not a government agency and does not act for the FHA or the VA.
          </p>
          <p className="vh" role="status">
            {changed ? recalculatedText(letter) : ''}
          </p>
          <Foot
            officer={officer ?? facts.officers[0]}
            booking={officer?.booking}
            offer={offer}
            strikeRate={reached ? null : strike}
            contact={around.contact}
            callPath={callPath}
            isShared={isShared}
            hash={letterHash(questionnaire, answers, { ...known, county })}
          />
        </article>
      </div>
    </LetterFrame>
  );
}
