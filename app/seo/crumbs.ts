import type { Crumb } from '@/components/page/crumbs';
import { freeReportsPage } from '@/content/own-pages/form-pages';
import { newsPage } from '@/content/own-pages/news';
import type { Page } from '@/content/schema/page';

/** What is between Home and a page: the list that it belongs to, or the name of its group. */
function parentOf({ group, kind }: Page): readonly Crumb[] {
  if (kind === 'news') return [{ label: newsPage.label, href: newsPage.path }];
  if (kind === 'report') return [{ label: freeReportsPage.label, href: freeReportsPage.path }];
  return group ? [{ label: group }] : [];
}

/** The way from Home to a page. */
export function crumbsOf(page: Page): readonly Crumb[] {
  return [{ label: 'Home', href: '/' }, ...parentOf(page), { label: page.label }];
}
