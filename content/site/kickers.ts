import { countyCount } from '@/content/ohio/counties';
import { printedDateOf } from '@/content/schema/dates';
import type { Page, PageKind } from './page';

const kickers: Readonly<Record<PageKind, string>> = {
  home: `All ${countyCount} counties`,
  guide: 'Home loan guide',
  calculator: 'Free calculator',
  news: 'News',
  legal: 'Statement',
  form: 'Talk to a person',
  list: 'At your service',
  report: 'Free report',
  aside: 'Thank you',
};

export const kickerOf = (page: Page) => (page.kind === 'news' ? printedDateOf(page.published) : kickers[page.kind]);
