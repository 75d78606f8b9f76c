import { excerptOf } from '@/lib/search/excerpt';

const shown = (text: string, words: readonly string[], length?: number) =>
  excerptOf(text, words, length)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('');

test('the words that were searched for are marked, whatever their case and ending', () => {
  expect(shown('A Point is 1% of the loan. Two points cost more.', ['point'])).toBe(
    'A [Point] is 1% of the loan. Two [points] cost more.',
  );
});

test('a long text is cut at spaces around the first of them', () => {
  const text = `${'before '.repeat(30)}escrow ${'after '.repeat(30)}`.trim();
  const cut = shown(text, ['escrow'], 60);
  expect(cut).toMatch(/^… before .*\[escrow\] after .* …$/);
  expect(cut.length).toBeLessThan(80);
});

test('a text without any of them starts at its beginning', () => {
  expect(shown('One two three.', ['four'])).toBe('One two three.');
  expect(shown('', ['four'])).toBe('');
});
