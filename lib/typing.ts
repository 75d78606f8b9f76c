/** A headline that types one phrase after another, endlessly. */

/** The phrase, how many of its characters are visible, and whether they are being deleted. */
export type TypingFrame = { readonly phrase: number; readonly length: number; readonly deleting: boolean };

/** Milliseconds: before the first change, per character typed, per character deleted, and after a complete phrase. */
export const typingTimes = { start: 3000, typed: 100, deleted: 50, pause: 1000 } as const;

/** The next frame, and the milliseconds until it shows. */
export function nextTypingFrame(
  phrases: readonly string[],
  { phrase, length, deleting }: TypingFrame,
): { readonly frame: TypingFrame; readonly after: number } {
  const fullLength = phrases[phrase]?.length ?? 0;
  if (!deleting && length < fullLength) {
    return { frame: { phrase, length: length + 1, deleting: false }, after: typingTimes.typed };
  }
  if (!deleting) return { frame: { phrase, length: fullLength - 1, deleting: true }, after: typingTimes.pause };
  if (length > 0) return { frame: { phrase, length: length - 1, deleting: true }, after: typingTimes.deleted };
  return { frame: { phrase: (phrase + 1) % phrases.length, length: 1, deleting: false }, after: typingTimes.typed };
}
