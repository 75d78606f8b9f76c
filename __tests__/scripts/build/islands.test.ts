import { islandOf, withoutFramework } from '@/scripts/build/framework';
import { islandNames, islandsIn, withRenderedIslands, withScripts } from '@/scripts/build/islands';

const name = 'components/x/sample.client.tsx#Sample';
const island = (markup: string) =>
  `<page-island of="${name}" props="{&quot;words&quot;:&quot;Tom &amp; Ann&#x27;s&quot;}">${markup}</page-island>`;
const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

describe('an exported page', () => {
  it('names its islands with their props', () => {
    const html = page(`${island('<p>1</p>')}<p>Between</p>${island('<p>2</p>')}`);
    expect(islandNames(html)).toEqual([name]);
    expect(islandsIn(html)).toEqual([
      { name, props: { words: "Tom & Ann's" }, markup: '<p>1</p>' },
      { name, props: { words: "Tom & Ann's" }, markup: '<p>2</p>' },
    ]);
  });

  it('gets the markup that the browser will hydrate, for each island in order', async () => {
    const html = page(island('<p class="a">old</p>') + island('<p class="a">old</p>'));
    const rendered = await withRenderedIslands(
      html,
      async (of, props, index) => `<p class="a">${of} ${JSON.stringify(props)} ${index}</p>`,
    );
    expect(islandsIn(rendered).map(({ markup }) => markup)).toEqual([
      `<p class="a">Sample {"words":"Tom & Ann's"} 0</p>`,
      `<p class="a">Sample {"words":"Tom & Ann's"} 1</p>`,
    ]);
  });

  it('stops the build when the two bundlers name classes differently', async () => {
    const html = page(island('<p class="Ab1_text">Text</p>'));
    await expect(withRenderedIslands(html, async () => '<p class="Cd2_text">Text</p>')).rejects.toThrow(
      `The classes of the island ${name} differ between the two bundlers: only the framework has Ab1_text. scripts/build/framework.ts says what to do.`,
    );
  });

  it('stops the build when a page with islands has no <main>', () => {
    const bundle = { files: new Map(), scriptsFor: () => ({ entry: '', imported: [], lazy: [] }), packages: [] };
    expect(() => withScripts(page('<p>Text</p>'), [name], bundle)).toThrow('A page with islands has no <main>.');
  });

  it.each(['', ' <module evaluation>'])('names an island by its file and export: "%s"', (note) => {
    expect(islandOf(`[project]/components/x/sample.client.tsx${note}#Sample`)).toBe(name);
  });

  it('loses everything of the framework except its markup', () => {
    const html = page(
      '<link rel="preload" as="script" href="/_next/static/a.js"/><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/><div hidden=""><!--$--><!--/$--></div><p>One<!-- --> two</p>' +
        '<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"x"])</script>' +
        '<div hidden id="S:0"><div><p>Late</p></div></div><script>$RT=1;$RC("B:0","S:0")</script>' +
        '<script type="application/ld+json">{}</script>',
    );
    expect(withoutFramework(html)).toBe(page('<p>One two</p><script type="application/ld+json">{}</script>'));
  });

  it('keeps the styles that a page itself contains', () => {
    const html = page('<style data-precedence="default" data-href="paper">@page{size:letter}</style><p>Text</p>');
    expect(withoutFramework(html)).toBe(html);
  });
});
