import { usedStyles, vocabularyOf, withUsedStyles } from '@/scripts/build/used-styles';

const markup =
  '<html><body class="night"><table class="a b" data-tone="tip"><tr><td>Text</td></tr></table></body></html>';
const cut = (css: string, html = markup) => usedStyles(css, vocabularyOf(html));

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
    ['another value of an attribute', '[data-tone=note],[colspan="2"]{margin:0}', ''],
    ['names that no element has together', 'td.a,.night.a,.night[data-tone]{margin:0}', ''],
    ['a state in an attribute', 'table[open]{margin:0}', 'table[open]{margin:0}'],
    ['a negation', '.a:not(.c,:is(.d)){margin:0}', '.a:not(.c,.d){margin:0}'],
    [
      'alternatives of which the page has one',
      '.a:is(.c,td),.b:where(.b){margin:0}',
      '.a:is(.c,td),.b:where(.b){margin:0}',
    ],
    ['alternatives of which it has none', '.a :is(.c,dl),.a:has(>.c){margin:0}', ''],
    [
      'focus and other states',
      '.a:focus-visible,td:hover,.b:user-invalid,.c:focus-visible{margin:0}',
      '.a:focus-visible,td:hover,.b:user-invalid{margin:0}',
    ],
    ['pseudo-elements', '.a:before,.c:after{content:"}"}', '.a:before{content:"}"}'],
    ['everything', '*,:before{margin:0}', '*,:before{margin:0}'],
    ['a group with nothing left in it', '@layer ui{@media print{.c{margin:0}}}', '@layer ui;'],
    [
      'a group with something left',
      '@layer ui{.c{margin:0}@media print{.a{margin:0}}}',
      '@layer ui{@media print{.a{margin:0}}}',
    ],
    ['starting styles', '@starting-style{.a{top:0}.c{top:0}}', '@starting-style{.a{top:0}}'],
    ['neighboring groups of one name', '@layer ui{.a{top:0}}@layer ui{.b{top:0}}', '@layer ui{.a,.b{top:0}}'],
    [
      'the order of the layers',
      '@layer reset,ui,shell;@layer shell{.a{top:0}}@layer ui{.b{top:0}.c{top:0}}',
      '@layer reset;@layer ui{.b{top:0}}@layer shell{.a{top:0}}',
    ],
    ['fonts', '@font-face{font-family:F;src:url("a;b.woff2")}', '@font-face{font-family:F;src:url(a;b.woff2)}'],
    ['keyframes in use', '@keyframes k{to{top:0}}.a{animation:k 1s}', '@keyframes k{to{top:0}}.a{animation:1s k}'],
    ['keyframes without a use', '@keyframes k{to{top:0}}.c{animation:k 1s}', ''],
    ['braces inside an address', '.a{mask:url("data:image/svg+xml,%7B{}")}', '.a{mask:url(data:image/svg+xml,%7B{})}'],
  ])('%s', (_what, css, expected) => {
    expect(cut(css)).toBe(expected);
  });

  it('keep a custom property that is used, even by another one', () => {
    const css = ':root{--x:1px;--y:var(--x);--z:0}.a{top:var(--y)}';
    expect(cut(css)).toBe(':root{--x:1px;--y:var(--x)}.a{top:var(--y)}');
    expect(cut(':root{--x:1px;--y:var(--x);--z:0}.c{top:var(--y)}')).toBe('');
    expect(cut(':root{--x:red}', '<path fill="var(--x)">')).toBe(':root{--x:red}');
    expect(cut(':root{--x:red}')).toBe('');
  });

  it('keep what a script may add', () => {
    const css =
      '.a.c,dl>dt.d,[data-low-price=no],td[aria-busy=true]{margin:0}.e,dl,[data-high]{margin:0}:root{--x:0;--y:0}';
    const page = `<head><style>${css}</style></head>${markup}`;
    expect(
      withUsedStyles(page, ['jsx("dt",{className:"c d",hidden:!1});it.dataset.lowPrice="no";get("--x")', 'add("dl")']),
    ).toBe(
      `<head><style>.a.c,dl>dt.d,[data-low-price=no],td[aria-busy=true],dl{margin:0}:root{--x:0}</style></head>${markup}`,
    );
  });

  it('leave the rest of the page unchanged', () => {
    const page = `<head><style>.c{top:0}.a{top:0}</style></head>${markup}`;
    expect(withUsedStyles(page)).toBe(`<head><style>.a{top:0}</style></head>${markup}`);
  });
});
