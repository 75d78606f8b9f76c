import type { Crumb } from '@/components/ui/page-header';
import type { Page } from '@/content/page-schema';

/** The way from Home to a page, by its group. */
export function crumbsOf({ group, label }: Page): readonly Crumb[] {
  return [{ label: 'Home', href: '/' }, ...(group ? [{ label: group }] : []), { label }];
}
