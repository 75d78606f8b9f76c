import { company } from './company';
import { checkList } from './schema';
import { reportSchema } from './schema-prose';

/** The free reports, in the order of the form; their texts are `content/reports/<slug>.mdx`. */
export const reports = checkList(
  'content/reports.ts',
  reportSchema,
  [
    {
      slug: '10-secrets-to-raising-your-credit-score',
      field: 'report01',
      title: '10 Secrets To Raising Your Credit Score',
      summary: 'What moves a score, what does not, and a plan for the 90 days before you apply.',
      description:
        'Ten steps that raise a credit score, in the order that works: what counts, what to fix first, and a plan for the 90 days before you apply for a home loan.',
      updated: '2026-11-21',
    },
    {
      slug: 'how-to-get-the-best-price-on-your-real-estate-purchase',
      field: 'report02',
      title: 'How To Get The Best Price On Your Real Estate Purchase',
      summary: 'How to judge a price, make an offer that a seller takes, and see what each dollar costs a month.',
      description:
        'How to judge what a home is worth, make an offer that a seller takes, ask for the right kind of help, and get the best price on the loan as well.',
      updated: '2026-11-21',
    },
    {
      slug: 'tips-to-reduce-debt',
      field: 'report03',
      title: 'Tips To Reduce Debt',
      summary:
        'Put your debts in order, choose a plan you can keep, and know when a home loan helps and when it harms.',
      description:
        'Ten tips to reduce debt: list it, choose a plan you can keep, lower the rates you pay, find real help, and know when a home loan helps and when it harms.',
      updated: '2026-11-21',
    },
  ],
  (report) => report.slug,
);

/** The page of a report. */
export function reportPathOf(slug: string): `/${string}` {
  return `/reports/${slug}`;
}

/** Where the printed form of a report lies: a PDF made from the report's own page at build. */
export function reportPdfOf(slug: string): `/${string}` {
  return `/reports/${slug}.pdf`;
}

/** What stands around the text of every report. */
export const reportWords = {
  kind: 'Free report',
  keepHeading: 'Keep this report',
  keepText: 'The PDF is laid out to be printed on Letter paper. You can also print this page.',
  pdfLabel: 'Open as PDF',
  others: 'The other reports',
  sources: 'Where the figures come from',
  endHeading: 'Questions about your own case?',
  endText: `A licensed loan officer in ${company.address.city} will look at it with you. It costs nothing and needs no credit check.`,
  /** Printed at the head of the report and at the foot of each of its pages. */
  compliance: `${company.name}, NMLS #${company.nmls}. Licensed in Ohio only (OH). Equal Housing Opportunity.`,
  noCommitment:
    'Nothing in this report is a commitment to lend; every loan is subject to credit and property approval.',
} as const;
