import { usedStyles, vocabularyOf, vocabularyWithScripts, withUsedStyles } from '@/scripts/after-export/used-styles';

const markup =
  '<html><body class="night"><table class="a b" data-tone="tip"><tr><td>Text</td></tr></table></body></html>';
const cut = (css: string, elsewhere = markup) => usedStyles(css, vocabularyOf(markup), elsewhere);

describe('the styles of a page without script', () => {
  it.each([
    ['a class of the page', '.a{margin:0}', '.a{margin:0}'],
    ['a class it does not have', '.c{margin:0}', ''],
    ['one of several selectors', '.a,.c,td .b:hover{margin:0}', '.a,td .b:hover{margin:0}'],
    ['two classes of which it has one', '.a.c,.night .c{margin:0}', ''],
    ['an element of the page', 'td{margin:0}', 'td{margin:0}'],
    ['an element it does not have', 'dialog,.a>dl{margin:0}', ''],
    ['an element that the browser adds', 'tbody td{margin:0}', 'tbody td{margin:0}'],
    ['a data attribute', '[data-tone=tip],[data-print]{margin:0}', '[data-tone=tip]{margin:0}'],
    ['a state that an attribute tells', 'table[open]{margin:0}', 'table[open]{margin:0}'],
    ['what stands in the brackets of a pseudo-class', '.a:not(.c,:is(.d)){margin:0}', '.a:not(.c,:is(.d)){margin:0}'],
    ['pseudo-elements', '.a:before,.c:after{content:"}"}', '.a:before{content:"}"}'],
    ['everything', '*,:before{margin:0}', '*,:before{margin:0}'],
    ['a group with nothing left in it', '@layer ui{@media print{.c{margin:0}}}', ''],
    [
      'a group with something left',
      '@layer ui{.c{margin:0}@media print{.a{margin:0}}}',
      '@layer ui{@media print{.a{margin:0}}}',
    ],
    ['neighbouring groups of one name', '@layer ui{.a{top:0}}@layer ui{.b{top:0}}', '@layer ui{.a{top:0}.b{top:0}}'],
    ['the order of the layers', '@layer reset,ui;@layer ui{.c{top:0}}', '@layer reset,ui;'],
    ['fonts', '@font-face{font-family:F;src:url("a;b.woff2")}', '@font-face{font-family:F;src:url("a;b.woff2")}'],
    ['a movement in use', '@keyframes k{to{top:0}}.a{animation:k 1s}', '@keyframes k{to{top:0}}.a{animation:k 1s}'],
    ['a movement that nothing makes', '@keyframes k{to{top:0}}.c{animation:k 1s}', ''],
    [
      'braces inside an address',
      '.a{mask:url("data:image/svg+xml,%7B{}")}',
      '.a{mask:url("data:image/svg+xml,%7B{}")}',
    ],
  ])('%s', (_what, css, expected) => {
    expect(cut(css)).toBe(expected);
  });

  it('keep a custom property while somebody reads it, if only through another', () => {
    const css = ':root{--x:1px;--y:var(--x);--z:0}.a{top:var(--y)}';
    expect(cut(css)).toBe(':root{--x:1px;--y:var(--x)}.a{top:var(--y)}');
    expect(cut(':root{--x:1px;--y:var(--x);--z:0}.c{top:var(--y)}')).toBe('');
    expect(cut(':root{--x:red}', '<path fill="var(--x)">')).toBe(':root{--x:red}');
  });

  it('change nothing else of the page', () => {
    const page = `<head><style>.c{top:0}.a{top:0}</style></head>${markup}`;
    expect(withUsedStyles(page, vocabularyOf(markup))).toBe(`<head><style>.a{top:0}</style></head>${markup}`);
  });
});

test('where scripts run, a class that one of them names is kept, and so is every element and custom property', () => {
  const css = '.m_row{top:0}.m_gone{top:0}dialog[data-x]{top:0}:root{--c1:red}';
  const texts = ['<p>Text</p>', 'e.v({row:"m_row"});const css=".m_gone{top:0}"'];
  expect(usedStyles(css, vocabularyWithScripts(texts), '')).toBe('.m_row{top:0}dialog[data-x]{top:0}:root{--c1:red}');
});
