import { runInNewContext } from 'node:vm';
import { firstPaintScript, withFirstPaint } from '@/scripts/build/first-paint';

const island = (markup: string) => `<page-island of="Sample" props="{}">${markup}</page-island>`;
const heading = '<h1>Title</h1><p class="lead">Lead</p>';
const script = '<script>paint()</script>';

test.each([
  ['its heading', '<h1>Title</h1>', '<div>More</div>'],
  ['its lead', heading, `<p>More</p>${island('<b></b>')}`],
  ['its lead, after an island', island('<b></b>') + heading, '<p>More</p>'],
  ['its buttons', `${heading}<div class="btns"><a href="/">Go</a></div>`, '<p>More</p>'],
  ['the island with its heading', island(`${heading}<p>More</p>`), island('<b></b>')],
])('a page with an island is first painted up to %s', (_, before, after) => {
  expect(withFirstPaint(`<main>${before}${after}</main>`, 'paint()')).toBe(`<main>${before}${script}${after}</main>`);
});

test('a page without a heading stops the build', () => {
  expect(() => withFirstPaint('<main></main>', 'paint()')).toThrow('A page with islands has no heading.');
});

test.each([
  ['no numbers are', () => null, ''],
  ['numbers are', () => '{"homePrice":325000}', 'var(--room)'],
  [
    'a browser refuses storage',
    () => {
      throw new Error('refused');
    },
    '',
  ],
])(
  'where %s stored, the script removes itself, reserves room for them if needed, and lays out the page',
  async (_, getItem, room) => {
    const steps: string[] = [];
    const place = { style: { minHeight: '' } };
    const document = {
      body: { getBoundingClientRect: () => steps.push(`laid out with ${place.style.minHeight}`) },
      currentScript: { remove: () => steps.push('removed') },
      querySelector: () => place,
    };
    runInNewContext(await firstPaintScript(process.cwd()), { document, sessionStorage: { getItem } });
    expect(steps).toEqual(['removed', `laid out with ${room}`]);
  },
);
