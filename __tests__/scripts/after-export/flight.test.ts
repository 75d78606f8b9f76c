import { runInNewContext } from 'node:vm';
import { withFlight, withoutStyleTexts } from '@/scripts/after-export/flight';

const css = '@layer ui{a{color:#134382}}\nb{content:"—"}';
const length = Buffer.byteLength(css).toString(16);
const flight =
  `:HL["/x.woff2","font"]\n2:T${length},${css}3:T3,a:\n` +
  `4:["$","style","0",{"nonce":"$undefined","precedence":"next","href":"/a.css","children":"$2"}]\n0:{"x":"</script>&"}\n`;
const pushes = [flight.slice(0, 31), flight.slice(31)].map(
  (part) =>
    `<script>self.__next_f.push([1,${JSON.stringify(part).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')}])</script>`,
);
const html = `<body><p>Text</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${pushes.join('')}</body>`;

/** What the framework gets to read when the page's scripts run. */
function readBy(page: string): unknown[][] {
  const self: { __next_f?: unknown[][] } = {};
  for (const [, code] of page.matchAll(/<script>([\s\S]*?)<\/script>/g)) runInNewContext(code ?? '', { self });
  return [...(self.__next_f ?? [])];
}

describe('the flight data of a page', () => {
  it('reaches the framework unchanged, in one script instead of many', () => {
    const page = withFlight(html, (text) => text);
    expect([...page.matchAll(/<script>/g)]).toHaveLength(1);
    const [start, ...data] = readBy(page);
    expect(start).toEqual([0]);
    expect(data).toEqual([[1, flight]]);
  });

  it('loses the texts of style sheets and nothing else', () => {
    expect(withoutStyleTexts(flight)).toBe(flight.replace(`2:T${length},${css}`, '2:""\n'));
  });

  it('stops the build when it is not what we know', () => {
    expect(() => withFlight('<body></body>', (text) => text)).toThrow('the framework has changed its output');
    expect(() => withoutStyleTexts('no rows here')).toThrow('the framework has changed its output');
  });
});
