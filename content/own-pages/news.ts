import { pageEntry } from '@/content/schema/page';

/** The list of articles as menus, search engines and other pages need to know it. */
export const newsPage = pageEntry('content/own-pages/news.ts', {
  path: '/news',
  kind: 'list',
  title: 'Mortgage News for Ohio, Dated and Updated',
  description:
    'Every article we have written on mortgage rates, the Fed, refinancing and old liens, with the day it appeared and what has changed since.',
  label: 'News',
  h1: 'Latest News',
  lead: 'What moved in the market, and whether it matters to your loan. Each article has its date, and a line on what has changed since.',
  art: 'corner-house',
  menus: [{ in: 'Tools', order: 95 }],
  schemaType: 'CollectionPage',
  updated: '2026-11-22',
  facts: ['fedTargetSeptember2026'],
  aliases: ['/blog', '/articles', '/latest-news'],
});

/** The words around the list. */
export const newsWords = {
  /** Before what has changed since an article. */
  since: 'Since then:',
  /** For an article that does not say what has changed. */
  later: 'Rates and rules have moved. Read it for how things work, and ask us for today’s numbers.',
  /** In development, above an article that the published site does not have. */
  heldBack: 'Not published yet: only you see this page, because you run npm run dev.',
  heldBackMark: ', not published yet',
  updated: 'Updated',
  all: 'All news',
} as const;
