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
      updated: '2026-11-20',
    },
    {
      slug: 'how-to-get-the-best-price-on-your-real-estate-purchase',
      field: 'report02',
      title: 'How To Get The Best Price On Your Real Estate Purchase',
      summary: 'How to judge a price, make an offer that a seller takes, and see what each dollar costs a month.',
      updated: '2026-11-20',
    },
    {
      slug: 'tips-to-reduce-debt',
      field: 'report03',
      title: 'Tips To Reduce Debt',
      summary:
        'Put your debts in order, choose a plan you can keep, and know when a home loan helps and when it harms.',
      updated: '2026-11-20',
    },
  ],
  (report) => report.slug,
);

/** Where the printed form of a report lies: a PDF made from the report's own page at build. */
export function reportPdfOf(slug: string): `/${string}` {
  return `/reports/${slug}.pdf`;
}
