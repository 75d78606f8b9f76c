import { withShortNames } from '@/scripts/after-export/short-names';

const page = (css: string, body: string) => `<head><style>${css}</style></head><body>${body}</body>`;

test('the names of CSS modules become short, the most frequent one first', () => {
  const html = page(
    '.D_YacW_text{color:red}.D_YacW_text p{margin:0}._2NABzW_button{animation:_2NABzW_turn 1s}@keyframes _2NABzW_turn{to{rotate:1turn}}',
    '<p class="D_YacW_text lead">One</p><a class="_2NABzW_button">Two</a><p class="D_YacW_text">Three</p>',
  );
  expect(withShortNames(html)).toBe(
    page(
      '.a{color:red}.a p{margin:0}.b{animation:c 1s}@keyframes c{to{rotate:1turn}}',
      '<p class="a lead">One</p><a class="b">Two</a><p class="a">Three</p>',
    ),
  );
});

test('a short name is none that the page uses already', () => {
  const html = page('.a{margin:0}.D_YacW_text{margin:0}', '<p class="a D_YacW_text">One</p>');
  expect(withShortNames(html)).toBe(page('.a{margin:0}.b{margin:0}', '<p class="a b">One</p>'));
});

test('words, addresses and custom properties stay as they are', () => {
  const html = page(
    'p{color:var(--my-words_x)}',
    '<a href="/federal_reserve_rate_cuts" class="wrap">refine_the text</a>',
  );
  expect(withShortNames(html)).toBe(html);
});
