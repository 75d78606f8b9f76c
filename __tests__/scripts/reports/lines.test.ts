import type { Run } from '@/scripts/reports/document';
import { linesOf } from '@/scripts/reports/lines';

/** Every letter is one point wide, strong ones two. */
const measure = (text: string, strong: boolean) => text.length * (strong ? 2 : 1);
const plain = (text: string): Run => ({ text, strong: false });
const textsOf = (runs: readonly Run[], width: number, balance = false) =>
  linesOf(runs, width, measure, balance).map((line) => line.fragments.map(({ text }) => text).join(''));

describe('lines of a report', () => {
  it('are as long as the width allows, and keep the space that separates them', () => {
    expect(textsOf([plain('one two three four five')], 13)).toEqual(['one two three ', 'four five']);
    expect(textsOf([plain('one two three')], 13)).toEqual(['one two three']);
  });

  it('count a strong word at its own width', () => {
    const runs = [plain('ab '), { text: 'cd', strong: true }, plain(' ef')];
    expect(textsOf(runs, 7)).toEqual(['ab cd ', 'ef']);
    expect(linesOf(runs, 7, measure)[0]?.fragments.map(({ x, width }) => [x, width])).toEqual([
      [0, 2],
      [3, 4],
    ]);
  });

  it('never part a word from the full stop after it, although it stands in another run', () => {
    expect(textsOf([plain('aaaa '), { text: 'bb', strong: true }, plain('.')], 9)).toEqual(['aaaa ', 'bb.']);
  });

  it('may end after a hyphen in a word, and leave no space there', () => {
    expect(textsOf([plain('debt-to-income ratio')], 9)).toEqual(['debt-to-', 'income ', 'ratio']);
  });

  it('leave no single word on the last line when the line above can spare one', () => {
    expect(textsOf([plain('aaaaa bbbbb ccccc ddddd eeeee fffff g')], 36)).toEqual([
      'aaaaa bbbbb ccccc ddddd eeeee ',
      'fffff g',
    ]);
  });

  it('are alike in a heading', () => {
    expect(textsOf([plain('how to get the best price')], 22, true)).toEqual(['how to get the ', 'best price']);
  });

  it('set a word that is too long on a line of its own', () => {
    expect(textsOf([plain('a wwwwwwwwwwww b')], 5)).toEqual(['a ', 'wwwwwwwwwwww ', 'b']);
  });
});
