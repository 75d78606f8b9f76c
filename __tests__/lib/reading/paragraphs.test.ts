import { paragraphsOf, proseOf } from '@/lib/reading/paragraphs';

const page = (main: string) =>
  `<body><header><p>Menu of the site</p></header><main id="main">${main}</main><footer>Foot</footer></body>`;
const texts = (main: string) => paragraphsOf(page(main)).map(({ text }) => text);

test.each([
  ['words in line belong to their paragraph', '<p>An <a href="/x">FHA</a> loan<b>!</b></p>', ['An FHA loan!']],
  ['blocks are parted', '<h2>Costs</h2><ul><li>One</li><li>Two</li></ul>', ['Costs', 'One', 'Two']],
  [
    'menus, panels, forms and drawings are passed over',
    '<nav><ul><li>x</li></ul></nav><aside>y</aside><form><label>z</label></form><svg><text>9</text></svg><p>Read</p>',
    ['Read'],
  ],
  ['a passed part may hold its own kind', '<aside><aside>x</aside>y</aside><p>Read</p>', ['Read']],
  ['signs are read as they are shown', '<p>It&#x27;s 5 &lt; 6 &amp; &quot;so&quot;</p>', ['It\'s 5 < 6 & "so"']],
  ['remarks of the framework are nothing', '<p>NMLS #<!-- -->000000</p>', ['NMLS #000000']],
  ['a broken line is a space', '<p>100 High Street<br/>Columbus</p>', ['100 High Street Columbus']],
])('%s', (_name, main, expected) => {
  expect(texts(main)).toEqual(expected);
});

test('only what is said in sentences is prose', () => {
  const found = paragraphsOf(
    page(
      '<h2>What it will cost you</h2><p>You pay it once a year.</p><table><tr><td>A cell with many words</td></tr></table><p>Too short</p>',
    ),
  );
  expect(proseOf(found)).toEqual(['You pay it once a year.']);
});

test('a page without a main part has no text', () => {
  expect(paragraphsOf('<p>x</p>')).toEqual([]);
});
