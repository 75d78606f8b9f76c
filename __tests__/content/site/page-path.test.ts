import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Href, PagePath } from '@/content/routes';
import { pages } from '@/content/site/pages';

/** True for a string literal that is a URL of the site; the compiler checks the values below. */
type IsHref<Text extends string> = Text extends Href ? true : false;

test('a TypeScript link to a page that does not exist fails to compile', () => {
  const page: IsHref<'/fha'> = true;
  const place: IsHref<'/which-loan-is-right-for-me#stay'> = true;
  const profile: IsHref<'/our-staff/jordan-example'> = true;
  const typo: IsHref<'/fhaa'> = false;
  const oldAddress: IsHref<'/paperwork'> = false;
  const withSlash: IsHref<'/fha/'> = false;
  expect([page, place, profile, typo, oldAddress, withSlash]).toEqual([true, true, true, false, false, false]);
});

test('the route type matches the pages', () => {
  const written = readFileSync(join(process.cwd(), 'content', 'routes.ts'), 'utf8');
  const [, all = ''] = written.split('export type PagePath');
  const listed = [...written.matchAll(/\| '([^']+)'/g)].map(([, path]) => path);
  const paths: readonly PagePath[] = pages.map(({ path }) => path as PagePath);
  expect([...listed].sort()).toEqual(paths.filter((path) => !path.startsWith('/ohio/')).toSorted());
  expect(all).toContain('| `/ohio/$');
});
