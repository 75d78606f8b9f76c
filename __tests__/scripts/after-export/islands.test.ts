import { islandNames, islandsIn, withRenderedIslands, withScripts } from '@/scripts/after-export/islands';
import { withoutFramework } from '@/scripts/after-export/page';

const name = 'components/x/sample.client.tsx#Sample';
const island = (markup: string) =>
  `<page-island of="${name}" props="{&quot;words&quot;:&quot;Tom &amp; Ann&#x27;s&quot;}">${markup}</page-island>`;
const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

describe('an exported page', () => {
  it('says which islands it has, with their props', () => {
    const html = page(`${island('<p>1</p>')}<p>Between</p>${island('<p>2</p>')}`);
    expect(islandNames(html)).toEqual([name]);
    expect(islandsIn(html)).toEqual([
      { name, props: { words: "Tom & Ann's" }, markup: '<p>1</p>' },
      { name, props: { words: "Tom & Ann's" }, markup: '<p>2</p>' },
    ]);
  });

  it('gets the markup that will be hydrated, by the island’s place on the page', () => {
    const html = page(island('<p class="a">old</p>') + island('<p class="a">old</p>'));
    const rendered = withRenderedIslands(
      html,
      (of, props, index) => `<p class="a">${of} ${JSON.stringify(props)} ${index}</p>`,
    );
    expect(islandsIn(rendered).map(({ markup }) => markup)).toEqual([
      `<p class="a">Sample {"words":"Tom & Ann's"} 0</p>`,
      `<p class="a">Sample {"words":"Tom & Ann's"} 1</p>`,
    ]);
  });

  it('stops the build when the two bundlers name classes differently', () => {
    const html = page(island('<p class="Ab1_text">Text</p>'));
    expect(() => withRenderedIslands(html, () => '<p class="Cd2_text">Text</p>')).toThrow(
      `The classes of the island ${name} differ between the two bundlers. The framework has "Ab1_text", esbuild with lightningcss "Cd2_text". docs/islands.md says what to do.`,
    );
  });

  it('requests its scripts before its content, the import map first, and starts at its end', () => {
    const files = new Map(['/a.js', '/b.js', '/c.js'].map((src) => [src, { text: '', integrity: `sha384-${src}` }]));
    const scripts = { entry: '/a.js', chunks: ['/b.js'], lazy: ['/c.js'] };
    expect(withScripts(page('<header></header><main><p>Text</p></main>'), scripts, files)).toBe(
      page(
        '<header></header><script type="importmap">{"integrity":{"/a.js":"sha384-/a.js","/b.js":"sha384-/b.js","/c.js":"sha384-/c.js"}}</script>' +
          '<link rel="modulepreload" href="/a.js" integrity="sha384-/a.js"/>' +
          '<link rel="modulepreload" href="/b.js" integrity="sha384-/b.js"/>' +
          '<main><p>Text</p></main><script type="module" src="/a.js" integrity="sha384-/a.js"></script>',
      ),
    );
    expect(() => withScripts(page('<p>Text</p>'), scripts, files)).toThrow('A page with islands has no <main>.');
  });

  it('keeps nothing of the framework but its markup', () => {
    const html = page(
      '<link rel="preload" as="script" href="/_next/static/a.js"/><div hidden=""><!--$--><!--/$--></div><p>One<!-- --> two</p>' +
        '<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"x"])</script>' +
        '<script type="application/ld+json">{}</script>',
    );
    expect(withoutFramework(html)).toBe(page('<p>One two</p><script type="application/ld+json">{}</script>'));
  });
});
