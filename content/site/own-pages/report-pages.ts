import { reportPathOf, reports } from '@/content/forms/reports';
import { pageEntry } from '@/content/site/page';

export const reportPages = reports.map(({ slug, title, summary, description, updated, facts }) =>
  pageEntry('content/forms/reports.ts', {
    path: reportPathOf(slug),
    kind: 'report',
    title,
    description,
    label: title,
    lead: summary,
    updated,
    words: [`content/reports/${slug}.mdx`],
    facts: [...facts],
  }),
);
