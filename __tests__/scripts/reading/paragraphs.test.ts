import { paragraphsOf, proseOf } from '@/scripts/reading/paragraphs';

const page = (main: string) =>
  `<body><header><p>Menu of the site</p></header><main id="main">${main}</main><footer>Foot</footer></body>`;
const texts = (main: string) => paragraphsOf(page(main)).map(({ text }) => text);

test.each([
  ['inline elements are part of their paragraph', '<p>An <a href="/x">FHA</a> loan<b>!</b></p>', ['An FHA loan!']],
  ['block elements are separate', '<h2>Costs</h2><ul><li>One</li><li>Two</li></ul>', ['Costs', 'One', 'Two']],
  [
    'navigation, panels, forms and drawings are skipped',
    '<nav><ul><li>x</li></ul></nav><aside><aside>y</aside>y</aside><form><label>z</label></form><svg><text>9</text></svg><p>Read</p>',
    ['Read'],
  ],
  [
    'a glossary term is part of its paragraph, and its definition is not',
    '<p>A <button popoverTarget="term-fha">FHA loan</button> costs more.<button>Copy</button></p><div id="term-fha" popover>Insured</div>',
    ['A FHA loan costs more.'],
  ],
  ['character references are decoded', '<p>It&#x27;s 5 &lt; 6 &amp; &quot;so&quot;</p>', ['It\'s 5 < 6 & "so"']],
  ['comments are skipped', '<p>NMLS #<!-- -->000000</p>', ['NMLS #000000']],
  ['a line break is a space', '<p>100 High Street<br/>Columbus</p>', ['100 High Street Columbus']],
])('%s', (_name, main, expected) => {
  expect(texts(main)).toEqual(expected);
});

test('headings, cells and short texts are not prose', () => {
  const found = paragraphsOf(
    page(
      '<h2>What it will cost you</h2><p>You pay it once a year.</p><table><tr><td>A cell with many words</td></tr></table><p>Too short</p>',
    ),
  );
  expect(proseOf(found)).toEqual(['You pay it once a year.']);
});
