import { bundleIslands, bundleRenderer, type IslandScripts } from '@/scripts/build/bundle';
import { lazyStylesOf, stylesOfPages } from '@/scripts/build/page-styles';
import { readStyles, withStyles } from '@/scripts/build/styles';

/** What the build makes of the two pages of `bundle.test.ts`. */
export type Built = {
  readonly pages: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, IslandScripts>>;
  readonly files: Readonly<Record<string, string>>;
  readonly packages: readonly string[];
};

const one = 'components/forms/one.client.tsx#One';
const two = 'components/search/two.client.tsx#Two';

async function build(root: string): Promise<Built> {
  const styles = readStyles(root);
  const { render, graph } = await bundleRenderer(root, [one, two], styles);
  const islandsOf = new Map([
    ['one.html', [one]],
    ['two.html', [one, two]],
  ]);
  const pages = new Map([
    ['one.html', await render('One', {}, 0)],
    ['two.html', `${await render('One', {}, 0)}${await render('Two', {}, 1)}`],
  ]);
  const pageStyles = stylesOfPages(root, pages, islandsOf, graph, styles);
  const late = lazyStylesOf(root, islandsOf, graph, pageStyles, styles);
  const bundle = await bundleIslands(root, [...islandsOf.values()], graph, styles, late, []);
  return {
    pages: Object.fromEntries(
      [...pages].map(([page, html]) => [
        page,
        withStyles(`<head></head>${html}`, pageStyles.get(page) ?? new Set(), styles),
      ]),
    ),
    scripts: Object.fromEntries([...islandsOf].map(([page, islands]) => [page, bundle.scriptsFor(islands)])),
    files: Object.fromEntries([...bundle.files].map(([src, { text }]) => [src, text])),
    packages: bundle.packages,
  };
}

process.stdout.write(JSON.stringify(await build(process.argv[2] ?? '')));
