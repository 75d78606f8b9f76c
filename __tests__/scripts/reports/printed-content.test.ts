import { printedContentOf, printedHashOf } from '@/scripts/reports/printed-content';

const page = (main: string, title = 'Tips') =>
  `<html lang="en-US"><head><title>${title}</title></head><body><main id="main">${main}</main></body></html>`;
const first = page('<h1 class="a">Tips</h1><p>Pay <a class="b" href="/fha">less</a>.</p>');

test('the printed content has language, title, texts, links and elements', () => {
  expect(printedContentOf(first).replace(/ +\n/g, '\n')).toBe('en-US\nTips\nh1: Tips\np: Pay\na /fha: less .');
});

test.each([
  ['a text', first.replace('Pay', 'Owe')],
  ['a link', first.replace('/fha', '/va-loans')],
  ['an element', first.replaceAll('h1', 'h2')],
  ['the title', page('<h1>Tips</h1><p>Pay <a href="/fha">less</a>.</p>', 'More tips')],
])('the hash changes if %s changes', (_what, changed) => {
  expect(printedHashOf(changed)).not.toBe(printedHashOf(first));
});

test.each([
  ['a class', first.replace('class="a"', 'class="z"')],
  ['a wrapper', page('<div><h1>Tips</h1></div><section><p>Pay <a href="/fha">less</a>.</p></section>')],
  ['a side panel', first.replace('</main>', '<aside><p>Other reports</p></aside></main>')],
])('the hash does not change if %s changes', (_what, changed) => {
  expect(printedHashOf(changed)).toBe(printedHashOf(first));
});

test('a page without a main element is refused', () => {
  expect(() => printedContentOf('<p>x</p>')).toThrow('no main element');
});
