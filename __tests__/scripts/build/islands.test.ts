import { islandOf, withoutFramework } from '@/scripts/build/framework';
import { withRenderedIslands, withScripts } from '@/scripts/build/islands';

const name = 'components/x/sample.client.tsx#Sample';
const island = (markup: string) =>
  `<page-island of="${name}" props="{&quot;words&quot;:&quot;Tom &amp; Ann&#x27;s&quot;}">${markup}</page-island>`;
const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

describe('an exported page', () => {
  it('stops the build when the two bundlers name classes differently', async () => {
    const html = page(island('<p class="Ab1_text">Text</p>'));
    await expect(withRenderedIslands(html, async () => '<p class="Cd2_text">Text</p>')).rejects.toThrow(
      `The classes of the island ${name} differ between the two bundlers: only the framework has Ab1_text. docs/islands.md says what to do.`,
    );
  });

  it('stops the build when a page with islands has no <main>', () => {
    const bundle = { files: new Map(), scriptsFor: () => ({ entry: '', imported: [], lazy: [] }), packages: [] };
    expect(() => withScripts(page('<p>Text</p>'), [name], bundle)).toThrow('A page with islands has no <main>.');
  });

  it.each(['', ' <module evaluation>'])('names an island by its file and export: "%s"', (note) => {
    expect(islandOf(`[project]/components/x/sample.client.tsx${note}#Sample`)).toBe(name);
  });

  it('keeps the styles that a page itself contains', () => {
    const html = page('<style data-precedence="default" data-href="paper">@page{size:letter}</style><p>Text</p>');
    expect(withoutFramework(html)).toBe(html);
  });
});
