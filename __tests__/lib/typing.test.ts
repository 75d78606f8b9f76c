import { nextTypingFrame, type TypingFrame } from '@/lib/typing';

const phrases = ['Own', 'Rent'];

test('a round types, waits, deletes and goes on to the next phrase', () => {
  let frame: TypingFrame = { phrase: 0, length: 3, deleting: false };
  const seen: [string, number][] = [];
  for (let at = 0; at < 12; at += 1) {
    const step = nextTypingFrame(phrases, frame);
    frame = step.frame;
    seen.push([phrases[frame.phrase]?.slice(0, frame.length) ?? '', step.after]);
  }
  expect(seen).toEqual([
    ['Ow', 1000],
    ['O', 50],
    ['', 50],
    ['R', 100],
    ['Re', 100],
    ['Ren', 100],
    ['Rent', 100],
    ['Ren', 1000],
    ['Re', 50],
    ['R', 50],
    ['', 50],
    ['O', 100],
  ]);
});
