import type { FactId } from '../facts/facts';
import { company, companyNumbers, registeredAddressLine } from '../lender/company';

type Report = {
  readonly slug: string;
  /** The field of the form that asks for it. */
  readonly field: 'report01' | 'report02' | 'report03';
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly updated: string;
  readonly facts: readonly FactId[];
};

/** The free reports, in the order of the form; their text is in `content/reports/<slug>.mdx`. */
export const reports = [
  {
    slug: '10-secrets-to-raising-your-credit-score',
    field: 'report01',
    title: '10 Secrets To Raising Your Credit Score',
    summary: 'What moves a score, what doesn’t, and a plan for the 90 days before you apply.',
    description:
      'Ten steps that raise a credit score, in the order that works: what counts, what to fix first, and a plan for the 90 days before you apply for a home loan.',
    updated: '2026-11-29',
    facts: [
      'creditScoreRange',
      'fhaScore',
      'ficoPaymentHistory',
      'ficoAmountsOwed',
      'ficoHistoryLength',
      'ficoNewCredit',
      'ficoCreditMix',
      'creditReportFree',
      'creditDisputeDays',
      'lateReportedDays',
      'utilizationGoal',
      'rateShoppingDays',
      'rateShoppingDaysOld',
      'creditNegativeYears',
      'creditBankruptcyYears',
      'medicalDebtMonths',
      'medicalDebtReported',
      'creditRepairCancel',
      'exampleRate',
    ],
  },
  {
    slug: 'how-to-get-the-best-price-on-your-real-estate-purchase',
    field: 'report02',
    title: 'How To Get The Best Price On Your Real Estate Purchase',
    summary: 'How to judge a price, make an offer that a seller takes, and see what each dollar costs a month.',
    description:
      'How to judge what a home is worth, make an offer that a seller takes, ask for the right kind of help, and get the best price on the loan as well.',
    updated: '2026-11-22',
    facts: [
      'housingRatio',
      'closingCostRange',
      'ohioAssessedShare',
      'ohioReappraisal',
      'fhaSellerCredit',
      'loanEstimateDays',
      'intentDays',
      'agencyAgreementSince',
      'exampleRate',
    ],
  },
  {
    slug: 'tips-to-reduce-debt',
    field: 'report03',
    title: 'Tips To Reduce Debt',
    summary: 'Put your debts in order, choose a plan you can keep, and know when a home loan helps and when it harms.',
    description:
      'Ten tips to reduce debt: list it, choose a plan you can keep, lower the rates you pay, find real help, and know when a home loan helps and when it harms.',
    updated: '2026-11-29',
    facts: ['housingRatio', 'debtRatio', 'debtDisputeDays', 'debtCallHours', 'exampleRate'],
  },
] as const satisfies readonly Report[];

export function reportPathOf<Slug extends string>(slug: Slug): `/reports/${Slug}` {
  return `/reports/${slug}`;
}

/** The address of a report as PDF, which `npm run reports` prints from its page. */
export function reportPdfOf(slug: string): `/${string}` {
  return `/reports/${slug}.pdf`;
}

export const reportWords = {
  kind: 'Free report',
  endText: `A licensed loan officer in ${company.address.city} will look at it with you. It costs nothing and needs no credit check.`,
  /** The two lines that are printed at the head of the report and at the foot of each of its pages. */
  compliance: [
    `${companyNumbers},`,
    `${registeredAddressLine}. Licensed in Ohio only (OH). Equal Housing Opportunity.`,
  ],
  noCommitment:
    'Nothing in this report is a commitment to lend; every loan is subject to credit and property approval.',
} as const;
