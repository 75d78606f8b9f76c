/** What a text asks of its reader. */
export type Reading = {
  readonly words: number;
  readonly sentences: number;
  /** The American school grade that reads it with ease; 0 for a text without a sentence. */
  readonly grade: number;
};

/** The syllables of an English word, counted as groups of vowels; a silent e at the end does not count. */
export function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const spoken = plain.replace(/(?<=[^aeiouy])(?:e|es|ed)$/, (end, at: number) => {
    const before = plain[at - 1] ?? '';
    if (end === 'e' && before === 'l' && !/[aeiouy]/.test(plain[at - 2] ?? '')) return end;
    if (end === 'ed' && /[td]/.test(before)) return end;
    if (end === 'es' && /[sxzcg]|[cs]h/.test(plain.slice(at - 2, at))) return end;
    return '';
  });
  const groups = spoken.replace(/^y/, '').match(/[aeiouy]+/g)?.length ?? 0;
  // Neighbouring vowels that are spoken apart, as in "variable", "premium", "buyer" and "area".
  const apart =
    spoken.match(
      /(?<![cstgx])i[aou]|(?<![ct])ie(?=n[ct]|t)|sci(?=e)|(?<!p)eo|(?<![gq])u[ao](?!r)|[aeou]y(?=[aeiou])|crea|ea$/g,
    )?.length ?? 0;
  return Math.max(1, groups + apart);
}

/**
 * The reading grade of running text by Flesch and Kincaid: 0.39 words a sentence plus 11.8 syllables a word, less 15.59.
 * A paragraph is never joined with the next, so a heading or a list entry without a full stop ends there. Figures count
 * as words of one syllable.
 */
export function readingOf(paragraphs: readonly string[]): Reading {
  const sentences = paragraphs
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?:;][)”"’]?)\s+(?=[“"(]?[A-Z0-9$])/))
    .map((sentence) => sentence.match(/[A-Za-z0-9$%’'.,-]*[A-Za-z0-9][A-Za-z0-9$%’'.,-]*/g) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return { words: 0, sentences: 0, grade: 0 };
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return { words: words.length, sentences: sentences.length, grade: Math.max(0, Math.round(grade * 10) / 10) };
}
