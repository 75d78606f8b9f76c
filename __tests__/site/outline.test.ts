/** @jest-environment ./__tests__/site/environment.ts */
import { allPages, pages, plainPaths, visibleText } from './exported';

describe.each(allPages.map((page) => [page.path, page] as const))('%s', (_path, { document }) => {
  test('has one h1, in main', () => {
    const titles = document.querySelectorAll('h1');
    expect(titles).toHaveLength(1);
    expect(titles[0]?.closest('main')).not.toBeNull();
    expect(titles[0]?.textContent?.trim()).toBeTruthy();
  });

  test('has one main, one banner, one footer, and a skip link to main', () => {
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelectorAll('body > header')).toHaveLength(1);
    expect(document.querySelectorAll('body > footer')).toHaveLength(1);
    const main = document.querySelector('main');
    expect(document.querySelector('a')?.getAttribute('href')).toBe(`#${main?.id}`);
  });
});

describe('tables', () => {
  const tables = allPages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('table')].map((table) => ({ path, table })),
  );

  test('have a name', () => {
    const names = tables.map(({ path, table }) => [
      path,
      table.getAttribute('aria-label') ?? table.caption?.textContent?.trim() ?? '',
    ]);
    expect(names.filter(([, name]) => !name)).toEqual([]);
    expect(names.length).toBeGreaterThan(30);
  });

  test('with several rows have a header cell with text in each row, and over each column', () => {
    const headless = tables.flatMap(({ path, table }) => {
      const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
      if (rows.length < 2) return [];
      const heads = [...(table.tHead?.rows ?? [])].filter((row) => !row.querySelector('th[scope=col]'));
      return [
        ...heads,
        ...rows.filter((row) => !row.querySelector('th[scope=row]') && row.textContent.trim() !== ''),
      ].map((row) => `${path}: ${row.textContent}`);
    });
    expect(headless).toEqual([]);
  });
});

const belowHome = pages.filter(({ path }) => path !== '/' && !plainPaths.includes(path));

test.each(belowHome.map((page) => [page.path, page] as const))(
  '%s shows the breadcrumb from Home to itself',
  (_path, { document }) => {
    const trails = document.querySelectorAll('nav[aria-label="Breadcrumb"]');
    expect(trails).toHaveLength(1);
    const items = [...(trails[0]?.querySelectorAll('li') ?? [])];
    expect(items[0]?.querySelector('a')?.getAttribute('href')).toBe('/');
    expect(items.at(-1)?.getAttribute('aria-current')).toBe('page');
    expect(items.length).toBeGreaterThanOrEqual(2);
    expect(visibleText(trails[0] as Element)).toMatch(/^Home /);
  },
);
