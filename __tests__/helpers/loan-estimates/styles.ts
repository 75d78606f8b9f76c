import { randomFrom } from '../random';
import type { Placed, WidthOf } from './layout';

/** How a writer lays out a form: the order of its texts, how they are split, and how its pages are rotated and scaled. */
export type Style = {
  readonly order: 'reading' | 'reverse' | 'columns' | 'shuffled';
  readonly cut: 'never' | 'words' | 'pieces' | 'letters';
  /** Degrees clockwise by which the page is shown; `turnBack` rotates its content the other way, so that it reads upright. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly turnBack: boolean;
  readonly scale: number;
};

export function styleOf(seed: number): Style {
  const next = randomFrom(seed + 4096);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  return {
    order: pick(['reading', 'reverse', 'columns', 'shuffled']),
    cut: pick(['never', 'words', 'pieces', 'letters']),
    turn: pick([0, 0, 90, 180, 270]),
    turnBack: pick([true, false]),
    scale: pick([1, 1, 0.5, 0.8, 1.4, 2]),
  };
}

export function ordered(texts: readonly Placed[], { order }: Style, seed: number): readonly Placed[] {
  if (order === 'reverse') return [...texts].reverse();
  if (order === 'columns') return [...texts].sort((a, b) => a.x - b.x);
  if (order === 'reading') return texts;
  const next = randomFrom(seed + 99);
  return texts
    .map((text) => ({ text, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text);
}

/** A text split into pieces, each in place. */
export function cutText(text: Placed, { cut }: Style, seed: number, widthOf: WidthOf): readonly Placed[] {
  if (cut === 'never') return [text];
  const next = randomFrom(seed + text.text.length + Math.round(text.y * 10));
  const starts = [...text.text].flatMap((letter, index) => {
    const isStart =
      cut === 'letters'
        ? true
        : cut === 'words'
          ? text.text[index - 1] === ' '
          : letter !== ' ' && text.text[index - 1] !== ' ' && next() < 0.2;
    return index > 0 && isStart ? [index] : [];
  });
  return [0, ...starts].map((start, place) => ({
    ...text,
    text: text.text.slice(start, starts[place] ?? text.text.length),
    x: text.x + widthOf(text.text.slice(0, start), text.size, text.isBold),
  }));
}
