import type { Crumb } from '@/components/ui/page-header';
import { routeOf } from '@/content/routes';

/** The way from Home to a page, by its group. */
export function crumbsOf(path: string): readonly Crumb[] {
  const route = routeOf(path);
  const home: Crumb = { label: 'Home', href: '/' };
  const group: readonly Crumb[] = route.group ? [{ label: route.group }] : [];
  return [home, ...group, { label: route.label }];
}
