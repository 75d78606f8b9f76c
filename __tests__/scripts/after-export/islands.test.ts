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

  const files = new Map(['/a.js', '/b.js', '/c.js'].map((src) => [src, { text: '', integrity: `sha384-${src}` }]));
  const scripts = { entry: '/a.js', chunks: ['/b.js'], lazy: ['/c.js'] };
  const withBoth = (html: string) => withScripts(html, scripts, { files, firstPaint: 'paint()' });

  it('requests its scripts before its content, the import map first, and starts at its end', () => {
    expect(withBoth(page('<header></header><main><h1>Title</h1>Text</main>'))).toBe(
      page(
        '<header></header><script type="importmap">{"integrity":{"/a.js":"sha384-/a.js","/b.js":"sha384-/b.js","/c.js":"sha384-/c.js"}}</script>' +
          '<link rel="modulepreload" href="/a.js" integrity="sha384-/a.js"/>' +
          '<link rel="modulepreload" href="/b.js" integrity="sha384-/b.js"/>' +
          '<main><h1>Title</h1><script>paint()</script>Text</main>' +
          '<script type="module" src="/a.js" integrity="sha384-/a.js"></script>',
      ),
    );
    expect(() => withBoth(page('<h1>Title</h1>'))).toThrow('A page with islands has no <main>.');
    expect(() => withBoth(page('<main></main>'))).toThrow('A page with islands has no heading.');
  });

  it('is painted up to its heading and lead first, or up to the end of the island with the heading', () => {
    const around = (html: string) => /.{0,60}<script>paint\(\)<\/script>.{0,9}/.exec(withBoth(page(html)))?.[0];
    const heading = '<h1>Title</h1><p class="lead">Lead</p><p>More</p>';
    const after = '<p class="lead">Lead</p><script>paint()</script><p>More';
    expect(around(`<main>${heading}${island('<b></b>')}</main>`)).toContain(after);
    expect(around(`<main>${island('<b></b>')}${heading}</main>`)).toContain(after);
    const buttons = '<div class="btns"><a href="/">Go</a></div>';
    expect(around(`<main><h1>Title</h1><p>Lead</p>${buttons}<p>More</p></main>`)).toContain(
      `${buttons}<script>paint()</script><p>More`,
    );
    expect(around(`<main>${island(heading)}${island('<b></b>')}</main>`)).toContain(
      '<p>More</p></page-island><script>paint()</script><page-isl',
    );
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
