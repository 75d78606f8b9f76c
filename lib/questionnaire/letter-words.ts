/** The words of the letter: the kinds of loan that may fit, what to bring, and what to ask any lender. */
import { termText } from '@/lib/calculators/words';
import { type FhaArea, fhaAreaOf } from '@/lib/counties';
import type { Answers } from '@/lib/forms/definition';
import { aprText } from '@/lib/mortgage/apr';
import type { DollarRange } from '@/lib/mortgage/cash-to-close';
import { payment } from '@/lib/mortgage/loan';
import { percentText, roundHalfAway, usd, usdRange, usdWhole } from '@/lib/numbers/format';
import type { QuestionnaireId } from './definition';
import {
  type Assumptions,
  type LoanComparison,
  letterMonths,
  type PurchaseLetter,
  type RefinanceLetter,
} from './letter';

/** A loan officer, as the letter shows one. */
export type LetterOfficer = {
  readonly name: string;
  readonly role: string;
  readonly numbers: string;
  readonly initials: string;
  readonly photo: string | null;
  readonly id: string;
  /** Where a visitor picks a time with this person. */
  readonly booking?: { readonly label: string; readonly href: string } | undefined;
};

/** What a letter takes from the lender and from the facts of the site; plain data. */
export type LetterFacts = {
  readonly assumptions: Assumptions;
  /** Whose rate the example is, and of which day: "the national average of October 8, 2026". */
  readonly rateSource: string;
  readonly ask: { readonly label: string; readonly path: string };
  readonly checklistPath: string;
  /** Percent of the value where no more than a share may be lent; dollars of the limits. */
  readonly conventional: {
    readonly downPercent: number;
    readonly limit: number;
    /** Of a home that is lived in, and of others. */
    readonly cashOut: { readonly own: number; readonly other: number };
    readonly noCash: { readonly own: number; readonly second: number; readonly rental: number };
  };
  readonly fha: {
    readonly downPercent: number;
    readonly score: string;
    readonly upfront: string;
    readonly limits: Readonly<Record<FhaArea, number>>;
    readonly cashOutPercent: number;
    readonly noCashPercent: number;
  };
  readonly va: { readonly feeFirst: string; readonly feeRange: string; readonly usualPercent: number };
  /** The printed head: name, license, state. */
  readonly lender: { readonly name: string; readonly rest: string };
  readonly officers: readonly LetterOfficer[];
};

export type FittingLoan = { readonly name: string; readonly because: string; readonly but: string };
export type LetterQuestion = { readonly ask: string; readonly here: string };

const lowScore = 'Needs Work 639 and below';

/** A credit answer inside a sentence: "is 700 to 739", "is 740 or higher". */
function scoreText(answer: string): string {
  const range = /(\d{3})-(\d{3})/.exec(answer);
  if (range) return `is ${range[1]} to ${range[2]}`;
  return answer.endsWith('+') ? 'is 740 or higher' : 'is 639 or lower';
}

const share = (percent: number) => percentText(roundHalfAway(percent, 1));

/** A range as printed: "$650 to $900", or one amount where both ends are the same. */
export function rangeText(range: DollarRange): string {
  return usdRange(range, ' to ');
}

/** The range of a letter in words: "$221,800 to $315,400"; where nothing is comfortable, "up to $120,000". */
export function rangeWords({ scale: { rungs } }: PurchaseLetter): {
  readonly from: string | null;
  readonly to: string;
} {
  const { comfortable, stretch } = rungs;
  return { from: comfortable ? usdWhole(comfortable.price) : null, to: usdWhole(stretch?.price ?? 0) };
}

const levels = {
  comfortable: 'is comfortable',
  stretch: 'is a stretch',
  most: 'is beyond a stretch',
  beyond: 'is beyond a stretch',
} as const;

/** Where the visitor's price is: "Your $265,000 is a stretch." */
export function levelWords({ price, scale }: PurchaseLetter): string {
  return scale.home ? `Your ${usdWhole(price)} ${levels[scale.home.level]}.` : '';
}

/** What a new loan does to the month, as the letter's largest words: "$204.02 less a month". */
export function changeWords({ change }: LoanComparison): string {
  const amount = roundHalfAway(change, 2);
  if (amount === 0) return 'The same month';
  return `${usd(Math.abs(amount))} ${amount < 0 ? 'less' : 'more'} a month`;
}

/** What goes for every loan after the last three years; null where nothing happened in them. */
export function waitingText(answers: Answers): string | null {
  return answers.bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years === 'Yes'
    ? 'After a bankruptcy, short sale or foreclosure each program has a waiting time: ask which ones are open to you today.'
    : null;
}

function conventionalPurchase(letter: PurchaseLetter, answers: Answers, facts: LetterFacts): FittingLoan {
  const { plan, month, downPercent } = letter;
  const { endMonth, askMonth } = plan.insurance;
  const monthly = month.mortgageInsurance;
  const score = scoreText(answers.creditScore ?? '');
  const jumbo = plan.baseLoan > facts.conventional.limit;
  const first =
    downPercent < 5 ? ' Under 5% down you have to be a first-time buyer, or have an income within limits.' : '';
  const sooner = endMonth > askMonth ? `, ${termText(endMonth - askMonth)} sooner` : '';
  return {
    name: jumbo ? 'Jumbo, 30-year fixed' : 'Conventional, 30-year fixed',
    because: jumbo
      ? `Because a loan of ${usdWhole(plan.baseLoan)} is above ${usdWhole(facts.conventional.limit)}, the limit of conventional loans.`
      : `Because ${share(downPercent)} down is enough for it and your score ${score}.`,
    but:
      monthly > 0
        ? `mortgage insurance, assumed ${usd(monthly)} a month. It ends by law at 78% of the price; you may ask at 80%${sooner}.${first}`
        : 'the rate depends more on your score than with a government loan.',
  };
}

function fhaPurchase({ price, downPayment }: PurchaseLetter, { fha }: LetterFacts): FittingLoan {
  const needed = (price * fha.downPercent) / 100;
  const down = percentText(fha.downPercent);
  return {
    name: 'FHA, 30-year fixed',
    because:
      downPayment >= needed
        ? `Because ${down} down is enough: ${usdWhole(needed)}${downPayment - needed >= 1 ? `, and ${usdWhole(downPayment - needed)} stays in your savings` : ''}. It takes a score of ${fha.score} or higher.`
        : `Because it takes a score of ${fha.score} or higher, with ${down} down: ${usdWhole(needed)}, ${usdWhole(needed - downPayment)} more than you plan.`,
    but: `${fha.upfront} up front, and with that little down a yearly premium for as long as you have the loan.`,
  };
}

/** The kinds of loan that may fit a purchase, each with its reason and its catch. */
export function purchaseLoans(
  letter: PurchaseLetter,
  answers: Answers,
  facts: LetterFacts,
  county: string,
): readonly FittingLoan[] {
  const { price, downPercent } = letter;
  if (!(price > 0)) return [];
  const fhaLimit = facts.fha.limits[fhaAreaOf(county)];
  const fhaLoan = (price * (100 - Math.max(downPercent, facts.fha.downPercent))) / 100;
  return [
    ...(downPercent >= facts.conventional.downPercent && answers.creditScore !== lowScore
      ? [conventionalPurchase(letter, answers, facts)]
      : []),
    ...(fhaLoan <= fhaLimit ? [fhaPurchase(letter, facts)] : []),
    {
      name: 'VA, if you served',
      because: 'Or are the surviving spouse of someone who did: nothing down, no mortgage insurance.',
      but: `a funding fee, ${facts.va.feeFirst} at first use with nothing down, unless you’re exempt.`,
    },
  ];
}

const livesIn = (answers: Answers) => (answers.propertyUse ?? '') === 'Primary Residence';

/** How much of the value a conventional loan may be, in percent. */
function conventionalMost(letter: RefinanceLetter, answers: Answers, { conventional }: LetterFacts): number {
  if (letter.cash > 0) return livesIn(answers) ? conventional.cashOut.own : conventional.cashOut.other;
  const { own, second, rental } = conventional.noCash;
  if (livesIn(answers)) return own;
  return answers.propertyUse === 'Secondary Residence' ? second : rental;
}

/** The largest conventional loan with cash on this home, in percent of its value. */
export function cashOutMost(answers: Answers, { conventional }: LetterFacts): number {
  return livesIn(answers) ? conventional.cashOut.own : conventional.cashOut.other;
}

/** The kinds of loan that may replace the present one without cash; empty where none fits by the numbers. */
export function refinanceLoans(letter: RefinanceLetter, answers: Answers, facts: LetterFacts): readonly FittingLoan[] {
  const { loanToValue, loan, mortgageInsurance, comparison } = letter;
  const { ratePercent } = facts.assumptions;
  const most = conventionalMost(letter, answers, facts);
  const fits = loanToValue !== null && loanToValue <= most && answers.creditScore !== lowScore;
  const isOwn = livesIn(answers);
  const shorter = payment({ principal: loan, ratePercent, termMonths: 240 });
  const loans: FittingLoan[] = [];
  if (fits) {
    loans.push({
      name: 'Conventional, 30-year fixed',
      because:
        mortgageInsurance > 0
          ? `Because the loan would be ${share(loanToValue)} of what your home is worth and your score ${scoreText(answers.creditScore ?? '')}.`
          : `Because you own ${share(100 - loanToValue)} of the home: no mortgage insurance.`,
      but:
        mortgageInsurance > 0
          ? `mortgage insurance, assumed ${usd(mortgageInsurance)} a month, while you owe more than 80% of the value.`
          : 'the years start over. Total finance charges may be higher over the life of the loan.',
    });
    const monthsLeft = comparison?.monthsLeft ?? letterMonths;
    if (monthsLeft > 240) {
      const extra = comparison === null ? 0 : shorter - comparison.currentPayment;
      const against = comparison === null ? '' : `, ${usd(Math.abs(extra))} ${extra > 0 ? 'more' : 'less'} than today`;
      loans.push({
        name: 'Conventional, 20-year fixed',
        because: `Because it ends ${termText(monthsLeft - 240)} sooner than ${comparison === null ? 'a 30-year loan' : 'you have left'}.`,
        but: `at ${percentText(ratePercent)} the payment is ${usd(shorter)}${against}.`,
      });
    }
  }
  if (answers.currentlyFHA_Loan === 'Yes') {
    const late = answers.latePayments_in_the_last_12_months === 'Yes';
    loans.push({
      name: 'FHA streamline',
      because: 'Because your loan today is an FHA loan: less paperwork, and often no appraisal.',
      but: late
        ? 'it asks for payments on time, and you were late in the last 12 months. Ask what that means for you.'
        : 'the insurance premium again, and no cash out.',
    });
  } else if (isOwn && loanToValue !== null && loanToValue <= facts.fha.noCashPercent) {
    loans.push(fhaRefinance('FHA, 30-year fixed', facts));
  }
  // Whether the visitor served isn't one of the questions, so a VA loan alone is no loan that fits.
  const mayBeVa = isOwn && loanToValue !== null && loanToValue <= 100;
  if (mayBeVa && loans.length > 0 && loans.length < 3) loans.push(vaRefinance(facts));
  return loans;
}

function fhaRefinance(name: string, { fha }: LetterFacts): FittingLoan {
  return {
    name,
    because: `Because you live there, and it takes a score of ${fha.score} or higher.`,
    but: `a premium of ${fha.upfront} up front and a yearly premium after that.`,
  };
}

function vaRefinance({ va }: LetterFacts): FittingLoan {
  return {
    name: 'VA, if you served',
    because: 'Or are the surviving spouse of someone who did: no mortgage insurance.',
    but: `a funding fee of ${va.feeRange}, unless you’re exempt.`,
  };
}

/** What a letter says first where it sees no loan, and why. */
export type NoLoan = { readonly title: string; readonly text: string; readonly why: string };

const noLoanTitle = 'We don’t see a loan for this yet';
const noLoanText =
  'That’s arithmetic, not a decision, and not a reason not to apply: an appraisal or a program we haven’t thought of can change it. Call us.';

/** Why no loan fits by the numbers; null where one does. Where a value is missing, nothing can be said yet. */
export function noLoanOf(letter: RefinanceLetter, answers: Answers, facts: LetterFacts): NoLoan | null {
  const { loanToValue, cash, value, balance } = letter;
  const loans = cash > 0 ? cashLoans(letter, answers, facts) : refinanceLoans(letter, answers, facts);
  if (loans.length > 0) return null;
  const said = { title: noLoanTitle, text: noLoanText };
  if (loanToValue === null) return { ...said, why: 'Without a value for your home, nothing can be worked out.' };
  const most = cash > 0 ? cashOutMost(answers, facts) : conventionalMost(letter, answers, facts);
  const owed = `You would owe ${share(loanToValue)} of the ${usdWhole(value)} your home is worth.`;
  const served = livesIn(answers) && loanToValue <= (cash > 0 ? facts.va.usualPercent : 100);
  const va = served
    ? ` If you served, a VA loan may go up to ${cash > 0 ? percentText(facts.va.usualPercent) : 'all of it'}: ask us.`
    : '';
  if (loanToValue <= most) return { ...said, why: `${owed} For that, most loans take a score above 639.${va}` };
  const room = cash > 0 ? Math.floor(((value * most) / 100 - balance) / 100) * 100 : 0;
  const less = room > 0 ? ` That leaves room for ${usdWhole(room)} in cash.` : '';
  return { ...said, why: `${owed} ${percentText(most)} is the limit of most of these loans.${less}${va}` };
}

/** The loans that hand out the cash that was asked for; empty where none fits by the numbers. */
function cashLoans(letter: RefinanceLetter, answers: Answers, facts: LetterFacts): readonly FittingLoan[] {
  const { balance, currentRatePercent, loanToValue } = letter;
  const { ratePercent } = facts.assumptions;
  if (loanToValue === null) return [];
  const cheaper = currentRatePercent > ratePercent;
  if (loanToValue <= cashOutMost(answers, facts) && answers.creditScore !== lowScore) {
    const refinance: FittingLoan = {
      name: 'Cash-out refinance',
      because:
        balance === 0
          ? 'Because the home is paid off: one loan, for the cash alone.'
          : cheaper
            ? `Because your rate would go down as well, from ${percentText(currentRatePercent)} to ${percentText(ratePercent)}.`
            : `One loan for all of it, but at ${percentText(ratePercent)} instead of your ${percentText(currentRatePercent)}.`,
      but: 'the cash is paid back over 30 years, and your home is security for all of it.',
    };
    return [refinance];
  }
  return livesIn(answers) && loanToValue <= facts.fha.cashOutPercent ? [fhaRefinance('FHA cash-out', facts)] : [];
}

/** Ways to the cash that was asked for. */
export function waysToCash(letter: RefinanceLetter, answers: Answers, facts: LetterFacts): readonly FittingLoan[] {
  const { cash, balance, comparison, loanToValue, value } = letter;
  const { ratePercent, secondLoan } = facts.assumptions;
  const most = cashOutMost(answers, facts);
  const second = payment({ principal: cash, ratePercent: secondLoan.ratePercent, termMonths: secondLoan.months });
  const years = secondLoan.months / 12;
  const perTen = payment({ principal: 10_000, ratePercent, termMonths: letterMonths });
  const room = (value * most) / 100 - balance;
  const today = comparison === null ? 'what you pay today' : `today’s ${usd(comparison.currentPayment)}`;
  const va =
    livesIn(answers) && loanToValue !== null && loanToValue > most && loanToValue <= facts.va.usualPercent
      ? [vaRefinance(facts)]
      : [];
  const secondWay: FittingLoan = {
    name: 'A second, fixed loan',
    because: `${usdWhole(cash)} over ${years} years at ${percentText(secondLoan.ratePercent)}, assumed, is ${usd(second)} a month${balance > 0 ? ` on top of ${today}` : ''}.`,
    but: `a second payment. Interest by the end ${usdWhole(second * secondLoan.months - cash)}. We explain these and don’t make them.`,
  };
  const less: FittingLoan = {
    name: 'Less cash',
    because:
      loanToValue !== null && loanToValue > most
        ? room > 0
          ? `Because ${percentText(most)} of the value leaves room for ${usdWhole(Math.floor(room / 100) * 100)} in cash.`
          : `Because ${percentText(most)} of the value leaves no room for cash today.`
        : `Because each $10,000 less takes ${usd(perTen)} off the month.`,
    but: 'coming back later means closing costs again.',
  };
  return [...cashLoans(letter, answers, facts), ...va, secondWay, less].slice(0, 3);
}

const papers: Readonly<Record<string, readonly string[]>> = {
  Employed: ['Two years of W-2s, because you’re employed', 'Pay stubs of the last 30 days'],
  'Self Employed': [
    'Two years of tax returns, personal and business, because you’re self-employed',
    'This year’s profit and loss',
  ],
  Retired: ['Award letters or 1099-Rs of your pension and Social Security'],
  'Not Employed': ['Proof of any other income that you want counted'],
};

/** What to bring, by how the visitor earns a living. */
export function thingsToBring(id: QuestionnaireId, answers: Answers): readonly string[] {
  const income = papers[answers.employmentStatus ?? ''] ?? [];
  if (id === 'refinance') {
    return [
      'This page',
      'Your latest mortgage statement',
      'Your homeowner’s insurance policy, first page',
      ...income,
      'A driver’s license',
    ];
  }
  return [
    'This page',
    'Two months of bank statements, every page',
    ...income,
    'Your addresses of the last two years',
    'A driver’s license',
  ];
}

/** A range to the hundred, outward, for a sentence that says about. */
function aboutText({ low, high }: DollarRange): string {
  return rangeText({ low: 100 * Math.floor(low / 100), high: 100 * Math.ceil(high / 100) });
}

/** Three questions for any lender about a purchase, each with our own answer. */
export function purchaseQuestions({
  plan: { aprPercent },
  cash: { total },
}: PurchaseLetter): readonly LetterQuestion[] {
  return [
    {
      ask: 'What is the APR on this loan, and what is in it?',
      here:
        aprPercent === null
          ? 'Compare it at the same down payment and day.'
          : `Here ${aprText(aprPercent)}. Compare it at the same down payment and day.`,
    },
    {
      ask: 'What will I bring to closing, to the dollar?',
      here: `Here about ${aboutText(total)}. Ask for a Loan Estimate: three pages, free.`,
    },
    {
      ask: 'Until when is the rate locked, and what does longer cost?',
      here: 'A lock that ends before closing is no lock.',
    },
  ];
}

/** Three questions for any lender about a new loan in place of the old. */
export function refinanceQuestions(letter: RefinanceLetter): readonly LetterQuestion[] {
  const { cash, comparison } = letter;
  if (cash > 0) {
    const costs = costOfCash(letter);
    return [
      {
        ask: 'What does the cash alone cost me by the end?',
        here: costs === null ? 'Ask for it in dollars.' : `Here ${usdWhole(costs)} for ${usdWhole(cash)}.`,
      },
      { ask: 'What would a second loan for the same sum cost?', here: 'It leaves the first loan as it is.' },
      {
        ask: 'On which day is the money in my account?',
        here: 'On a home you live in you may cancel within three business days; then it is paid.',
      },
    ];
  }
  const years = comparison?.monthsLeft ? Math.floor(comparison.monthsLeft / 12) : 30;
  const { costsByEnd = null } = comparison ?? {};
  return [
    {
      ask: 'In which month do I break even, all costs counted?',
      here: `${comparison === null ? '' : `Here ${comparison.costsBackMonth === null ? 'never' : `month ${comparison.costsBackMonth}`}. `}Costs added to the loan are still costs.`,
    },
    {
      ask: 'What will I have paid by the end, against staying?',
      here: `${costsByEnd === null ? '' : `Here ${usdWhole(Math.abs(costsByEnd))} ${costsByEnd > 0 ? 'more' : 'less'}. `}A lower payment can still cost you more.`,
    },
    {
      ask: 'Can you do it with the years I have left?',
      here: years < 30 ? `Ask for ${years} years, or pay more than you must.` : 'Or pay more than you must.',
    },
  ];
}

/** What the cash costs by the end, today's loan kept apart; null where today's payment is not known or never ends. */
export function costOfCash({ balance, newInterest, closingCosts, comparison }: RefinanceLetter): number | null {
  return balance === 0 ? newInterest + closingCosts : (comparison?.costsByEnd ?? null);
}
