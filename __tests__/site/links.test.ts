/** @jest-environment ./__tests__/site/environment.ts */
import { company } from '@/content/lender/company';
import { allPages, type ExportedPage, isServed, listedPages, ownPath, pageAt, pages, visibleText } from './exported';

type Link = { readonly href: string; readonly text: string; readonly element: HTMLAnchorElement };

/** A link's accessible name. */
function wordsOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  return (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const linksIn = (root: ParentNode): readonly Link[] =>
  [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].map((element) => ({
    href: element.getAttribute('href') ?? '',
    text: wordsOf(element),
    element,
  }));

const targetsOf = (page: ExportedPage, root: ParentNode): ReadonlySet<string> =>
  new Set(
    linksIn(root)
      .filter(({ href }) => /^(https?:|\/|#)/.test(href))
      .map(({ href }) => ownPath(href, page.path))
      .filter((path) => path !== undefined && path !== page.path) as string[],
  );

/** The main part without breadcrumb, contents and side panel. */
function runningText({ document }: ExportedPage): Element {
  const main = document.createElement('main');
  main.append(...[...(document.querySelector('main')?.children ?? [])].map((child) => child.cloneNode(true)));
  for (const element of main.querySelectorAll('nav, aside')) element.remove();
  return main;
}

describe.each(allPages.map((page) => [page.path, page] as const))('every link of %s', (path, { document }) => {
  const links = linksIn(document);

  test('leads to a page or file of the site, or is an absolute URL', () => {
    const dead = links
      .filter(({ href }) => !/^(https:\/\/|mailto:|tel:\+1\d{10}$)/.test(href))
      .filter(({ href }) => !isServed(ownPath(href, path.endsWith('/404') ? '/' : path) ?? ''))
      // On the 404 pages, a fragment is a place on the page itself.
      .filter(({ href }) => !(path.endsWith('/404') && href.startsWith('#')));
    expect(dead.map(({ href }) => href)).toEqual([]);
  });

  test('has no host, extension, trailing slash or query', () => {
    const odd = links.filter(({ href }) => /^http:|^\/\/|\.html\b|^\/.+\/(#|$)|^\/[^#]*\?/.test(href));
    expect(odd.map(({ href }) => href)).toEqual([]);
  });

  test('finds its anchor', () => {
    const lost = links
      .filter(({ href }) => /^[#/].*#|^#/.test(href))
      // A calculator's values in a fragment are not an anchor; site/presets checks them.
      .filter(({ href }) => !/-calculator#[a-z-]+=/.test(href))
      .filter(({ href }) => {
        const fragment = decodeURIComponent(href.slice(href.indexOf('#') + 1));
        const target = href.startsWith('#') ? document : pageAt(ownPath(href) ?? '').document;
        return fragment !== 'top' && !target.getElementById(fragment);
      });
    expect(lost.map(({ href }) => href)).toEqual([]);
  });

  test('has text that names its target', () => {
    const genericText =
      /^(click|tap|press)?\s*(here|more|read more|learn more|link|this|this page|go|details|continue|see more|more info)\W*$/i;
    const mute = links
      // The links of the letter bar are single letters, and the bar has a name.
      .filter(({ element }) => !/letter/.test(element.closest('nav')?.getAttribute('aria-label') ?? ''))
      .filter(({ text }) => text.length < 2 || genericText.test(text) || /^https?:/.test(text));
    expect(mute.map(({ href, text }) => [href, text])).toEqual([]);
  });

  test('has text that no link to another target has, within the prose', () => {
    const targets = new Map<string, Set<string>>();
    const inText = linksIn(document.querySelector('main') ?? document).filter(({ element }) => !element.closest('nav'));
    for (const { href, text } of inText) {
      targets.set(text.toLowerCase(), (targets.get(text.toLowerCase()) ?? new Set()).add(href));
    }
    const ambiguous = [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([text, hrefs]) => [text, ...hrefs]);
    expect(ambiguous).toEqual([]);
  });

  test('to another site is marked, in words if it opens a tab or the application, and gives new tabs no access to the page', () => {
    const silent = links.filter(({ href, text, element: { target, rel } }) => {
      if (href.startsWith(company.links.apply) && !text.includes('(external application)')) return true;
      if (target === '_blank') return !text.includes('opens in a new tab') || !rel.includes('noopener');
      return /^https?:/.test(href) && rel !== 'external';
    });
    expect(silent.map(({ href }) => href)).toEqual([]);
  });
});

describe('every page', () => {
  const around = new Map(pages.map((page) => [page.path, targetsOf(page, page.document)]));
  const inText = new Map(pages.map((page) => [page.path, targetsOf(page, runningText(page))]));

  test('is at most two clicks away from the home page', () => {
    const first = around.get('/') ?? new Set();
    const second = new Set([...first].flatMap((path) => [...(around.get(path) ?? [])]));
    const far = listedPages
      .map(({ path }) => path)
      .filter((path) => path !== '/' && !first.has(path) && !second.has(path));
    expect(far).toEqual([]);
  });

  test('is linked in the text of at least three other pages, not counting menus, side panels and footers', () => {
    const rarelyLinked = listedPages
      .map(({ path }) => ({ path, from: [...inText].filter(([, targets]) => targets.has(path)).map(([from]) => from) }))
      .filter(({ path, from }) => path !== '/' && from.length < 3);
    expect(rarelyLinked).toEqual([]);
  });

  test('leads to the home page in one click', () => {
    expect(
      listedPages.filter(({ path }) => path !== '/' && !around.get(path)?.has('/')).map(({ path }) => path),
    ).toEqual([]);
  });
});

describe.each(allPages.map((page) => [page.path, page] as const))('what %s shows', (_path, { document }) => {
  test('is loaded from the site itself until the visitor opens more', () => {
    const loaded = [...document.querySelectorAll('img, source, video, audio, embed, object, link[rel~="stylesheet"]')];
    const addresses = loaded.flatMap((element) =>
      ['src', 'href', 'poster', 'data', 'srcset'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    expect(addresses.filter((address) => !isServed(ownPath(address) ?? ''))).toEqual([]);
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
  });

  test('has no unfinished text and no jargon', () => {
    const text = `${document.title} ${visibleText(document.body)}`;
    const unfinished =
      /lorem ipsum|\bTODO\b|\bTBD\b|\bFIXME\b|under construction|placeholder(?!s? (?:for|until))|coming soon\b(?! We’re adding)|to be (written|announced|added)|undefined|\bNaN\b|\bnull\b|\[object |\{\{|\}\}|click here/i;
    expect(unfinished.exec(text)?.[0]).toBeUndefined();
  });
});
