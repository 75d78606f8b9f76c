import { spanText } from '@/lib/calculators/words';
import { percentText, usdWhole } from '@/lib/numbers/format';
import type { Fields, ReadForm } from './estimate';

/** Something in an estimate that costs money later or may change: where it is printed, and what to ask about it. */
export type Catch = {
  readonly rule: string;
  readonly line: string;
  readonly what: string;
  readonly ask: string;
  readonly source: string;
};

/** When the rules and their sources were last checked. */
export const catchRulesAsOf = '2026-11-23';

/**
 * A lender's own charges above this percentage of the loan are called high. It is the cap on a lender's own fee for a
 * VA loan, points not included: 38 CFR 36.4313(d)(2). Other loans have no such cap.
 */
export const usualOriginationPercent = 1;

/** Estimated costs, or a rate, that expire within this many days are called short. */
const expiringSoonDays = 5;

type Rule = Omit<Catch, 'what'> & {
  /** The sentence, or null if the rule does not apply. `today` is an ISO date. */
  readonly says: (fields: Fields, today: string) => string | null;
};

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** "today", "tomorrow", "in 5 days". */
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

function lastInsurance(fields: Fields): number {
  return fields.mortgageInsurance?.value.at(-1) ?? 0;
}

const rules: readonly Rule[] = [
  {
    rule: 'penalty',
    line: 'Page 1, Loan Terms, Prepayment Penalty',
    source: '12 CFR 1026.37(b)(4)',
    ask: 'What does the same loan cost without the penalty?',
    says: ({ prepaymentPenalty, penaltyTerms }) =>
      prepaymentPenalty?.value
        ? `You pay a penalty if you pay the loan off early${penaltyTerms ? `: ${penaltyTerms.value}` : ''}.`
        : null,
  },
  {
    rule: 'balloon',
    line: 'Page 1, Loan Terms, Balloon Payment',
    source: '12 CFR 1026.37(b)(5)',
    ask: 'How would I pay it if I can’t refinance or sell by then?',
    says: ({ balloon, balloonTerms }) =>
      balloon?.value
        ? `A large part of the loan is due in one payment${balloonTerms ? `: ${balloonTerms.value}` : ''}.`
        : null,
  },
  {
    rule: 'growing-loan',
    line: 'Page 1, Loan Terms, Loan Amount',
    source: '12 CFR 1026.37(b)(6)(i)',
    ask: 'Which payment would keep the loan from growing?',
    says: ({ amountCanIncrease }) =>
      amountCanIncrease?.value ? 'What you owe can grow, even if you make every payment.' : null,
  },
  {
    rule: 'interest-only',
    line: 'Page 1, Product',
    source: '12 CFR 1026.37(a)(10)',
    ask: 'What will the payment be when I start to pay off the loan?',
    says: ({ product }) =>
      product && /interest only/i.test(product.value)
        ? 'At first your payments pay interest only. The loan doesn’t get smaller, and the payment jumps later.'
        : null,
  },
  {
    rule: 'adjustable',
    line: 'Page 1, Loan Terms, Interest Rate, and page 2, AIR Table',
    source: '12 CFR 1026.37(b)(6)(ii) and (j)',
    ask: 'What is your rate for a fixed loan of the same length?',
    says: ({ rateCanIncrease, maximumRatePercent, firstCapPercent, principalAndInterest }) => {
      if (!rateCanIncrease?.value) return null;
      const highest = Math.max(0, ...(principalAndInterest?.value ?? []).map((span) => span.max));
      return [
        'The rate can rise.',
        firstCapPercent ? ` The first change can add up to ${percentText(firstCapPercent.value)}.` : '',
        maximumRatePercent ? ` It can go as high as ${percentText(maximumRatePercent.value)}.` : '',
        highest > 0 ? ` Principal and interest can then be ${usdWhole(highest)} a month.` : '',
      ].join('');
    },
  },
  {
    rule: 'not-locked',
    line: 'Page 1, top right, Rate Lock',
    source: '12 CFR 1026.37(a)(13)(i)',
    ask: 'What does a lock cost, for how long, and what if we close late?',
    says: ({ rateLocked }) =>
      rateLocked?.value === false
        ? 'The rate isn’t locked. Rate, points and lender credits can change until it is.'
        : null,
  },
  {
    rule: 'lock-ends',
    line: 'Page 1, top right, Rate Lock',
    source: '12 CFR 1026.37(a)(13)(i)',
    ask: 'Will we close before the lock ends, and what does a longer one cost?',
    says: ({ lockedUntil }, today) => {
      const days = lockedUntil ? daysBetween(today, lockedUntil.value) : null;
      if (days === null || days > 14) return null;
      return days < 0 ? 'The rate lock has ended.' : `The rate lock ends ${relative.format(days, 'day')}.`;
    },
  },
  {
    rule: 'expiry',
    line: 'Page 1, top right, below Rate Lock',
    source: '12 CFR 1026.37(a)(13)(ii) and 1026.19(e)(3)(iv)(E)',
    ask: 'Would you put in writing that these costs still hold?',
    says: ({ costsExpire }, today) => {
      const days = costsExpire ? daysBetween(today, costsExpire.value) : null;
      if (days === null || days > expiringSoonDays) return null;
      return days < 0
        ? 'The costs in this estimate have expired. The lender may change them, unless you’ve said you want to go ahead.'
        : `The costs in this estimate expire ${relative.format(days, 'day')}, unless you tell the lender before that you want to go ahead.`;
    },
  },
  {
    rule: 'points',
    line: 'Page 2, A. Origination Charges, first line',
    source: '12 CFR 1026.37(f)(1)(i)',
    ask: 'What are the rate and the payment without points?',
    says: ({ pointsPercent, pointsAmount }) =>
      pointsPercent && pointsPercent.value > 0
        ? `This rate comes with ${pointsPercent.value === 1 ? '1 point' : `${pointsPercent.value} points`}${pointsAmount ? `, ${usdWhole(pointsAmount.value)} due at closing` : ''}. Without them the rate would be higher.`
        : null,
  },
  {
    rule: 'origination',
    line: 'Page 2, A. Origination Charges',
    source: '38 CFR 36.4313(d)(2), which allows 1% on a VA loan',
    ask: 'Which of these charges can you lower or drop?',
    says: ({ totalA, pointsAmount, loanAmount }) => {
      if (!totalA || !pointsAmount || !loanAmount) return null;
      const lenderFees = totalA.value - pointsAmount.value;
      const percent = (lenderFees / loanAmount.value) * 100;
      if (percent <= usualOriginationPercent) return null;
      return `Besides points, the lender charges ${usdWhole(lenderFees)}, ${percentText(Math.round(percent * 10) / 10)} of the loan. On a VA loan its own charges may be 1% at most.`;
    },
  },
  {
    rule: 'credit',
    line: 'Page 2, J, Lender Credits',
    source: '12 CFR 1026.37(g)(6)(ii)',
    ask: 'What is the rate without the credit?',
    says: ({ lenderCredits }) =>
      lenderCredits && lenderCredits.value > 0
        ? `The lender pays ${usdWhole(lenderCredits.value)} of your costs. Lenders usually earn that back through a higher rate.`
        : null,
  },
  {
    rule: 'shopping',
    line: 'Page 2, C. Services You Can Shop For',
    source: '12 CFR 1026.19(e)(1)(vi)',
    ask: 'May I have your written list of providers, and whom may I choose instead?',
    says: ({ totalC }) =>
      totalC && totalC.value > 0
        ? `${usdWhole(totalC.value)} are for services that you may choose yourself, such as title work. The lender’s choice isn’t the only one.`
        : null,
  },
  {
    rule: 'insurance',
    line: 'Page 1, Projected Payments, Mortgage Insurance',
    source: '12 CFR 1026.37(c)(2)(ii) and 12 U.S.C. 4902',
    ask: 'When does mortgage insurance end, and is there a loan where it ends sooner?',
    says: (fields) =>
      lastInsurance(fields) > 0
        ? `Mortgage insurance of ${usdWhole(lastInsurance(fields))} a month is in every payment${fields.termMonths ? `, for all ${spanText(fields.termMonths.value)}` : ''}. It has no end on this form.`
        : null,
  },
  {
    rule: 'escrow',
    line: 'Page 1, Projected Payments, In escrow?',
    source: '12 CFR 1026.37(c)(4)',
    ask: 'Does it cost less, or more, to pay them through escrow?',
    says: ({ taxesInEscrow, insuranceInEscrow, taxesAndInsurance }) => {
      const outside = [
        ...(taxesInEscrow && taxesInEscrow.value !== 'yes' ? ['property taxes'] : []),
        ...(insuranceInEscrow && insuranceInEscrow.value !== 'yes' ? ['homeowner’s insurance'] : []),
      ];
      if (outside.length === 0) return null;
      return `The payment leaves out ${outside.join(' and ')}${outside.length === 2 && taxesAndInsurance ? `, about ${usdWhole(taxesAndInsurance.value)} a month` : ''}. You pay them yourself when they’re due.`;
    },
  },
];

/**
 * What is unusual in a form or costs more later, most important first: penalties and changes to the loan. Rules whose
 * fields were not read are skipped. `today` is an ISO date. A Closing Disclosure has no lock and no expiration, and the
 * time to shop for its services is over.
 */
export function catchesOf({ form, fields }: ReadForm, today: string): Catch[] {
  const isOver = ({ rule }: Rule) =>
    form === 'disclosure' && ['not-locked', 'lock-ends', 'expiry', 'shopping'].includes(rule);
  return rules.flatMap((entry) => {
    if (isOver(entry)) return [];
    const { says, ...rule } = entry;
    const what = says(fields, today);
    return what === null ? [] : [{ ...rule, what }];
  });
}
