import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

export type Reading = {
  readonly words: number;
  readonly sentences: number;
  /** The Flesch-Kincaid grade to one decimal; 0 for a text without words. */
  readonly grade: number;
};

/** The end of a paragraph also ends a sentence; a number counts as one syllable. */
export function readingOf(paragraphs: readonly string[]): Reading {
  const sentences = paragraphs
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?:;][)”"’]?)\s+(?=[“"(]?[A-Z0-9$])/))
    .map((sentence) => sentence.match(/[A-Za-z0-9$%’'.,-]*[A-Za-z0-9][A-Za-z0-9$%’'.,-]*/g) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return { words: 0, sentences: 0, grade: 0 };
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const grade = fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
  return { words: words.length, sentences: sentences.length, grade: Math.max(0, Math.round(grade * 10) / 10) };
}
