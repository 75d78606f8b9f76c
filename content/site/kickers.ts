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
  landing: 'Talk to a person',
};

export function kickerOf(page: Page): string {
  if (page.kind === 'news') return printedDateOf(page.published);
  if (page.path.startsWith('/our-staff/')) return 'Your loan officer';
  return page.group === 'Ohio' ? 'Ohio counties' : kickers[page.kind];
}
