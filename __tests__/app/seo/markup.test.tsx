import { Fragment, type ReactNode } from 'react';
import { markupOf } from '@/app/seo/markup';

const asWritten = (name: string, value: string) => [name, value] as const;
const written = (node: ReactNode) => markupOf(node, asWritten);

function Greeting({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <p>
      Dear {name}, {children}
    </p>
  );
}

test.each<[string, ReactNode, string]>([
  ['text with signs', '5 < 6 & "so"', '5 &lt; 6 &amp; "so"'],
  ['numbers', 6.5, '6.5'],
  ['nothing', [null, undefined, false, true], ''],
  [
    'an element with attributes',
    <a key="a" href='/x?a=1&b="2"'>
      there
    </a>,
    '<a href="/x?a=1&amp;b=&quot;2&quot;">there</a>',
  ],
  ['an element without content', <hr key="h" />, '<hr/>'],
  [
    'states as words, switches as names',
    <i key="i" data-on hidden aria-hidden />,
    '<i data-on="true" hidden="" aria-hidden="true"></i>',
  ],
  ['properties that are not set', <i key="i" title={undefined} hidden={false} />, '<i></i>'],
  [
    'components and fragments',
    <Fragment key="f">
      <Greeting name="Jo">come in</Greeting>
      <b>now</b>
    </Fragment>,
    '<p>Dear Jo, come in</p><b>now</b>',
  ],
])('%s is serialized', (_name, node, markup) => {
  expect(written(node)).toBe(markup);
});

test('the writer can change or omit each attribute', () => {
  const markup = markupOf(
    <a className="x" href="/fha">
      FHA
    </a>,
    (name, value) => (name === 'href' ? [name, `https://lender.example${value}`] : undefined),
  );
  expect(markup).toBe('<a href="https://lender.example/fha">FHA</a>');
});

test('an async component throws an error', () => {
  const Later = (async () => <p>Later</p>) as unknown as () => ReactNode;
  expect(() => written(<Later />)).toThrow('This cannot be written as markup.');
});
