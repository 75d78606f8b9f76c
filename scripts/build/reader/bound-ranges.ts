/**
 * Bounds two loops of the PDF reader, which has no setting for them: a file of 2 KB can claim ranges of a billion
 * characters, and each becomes a list in memory. Character codes of a form have two bytes. Throws if the reader has changed.
 */
export function boundRanges(code: string): string {
  const bounds = [
    ['high - low > MAX_MAP_RANGE', 'high > 0xffff', 3],
    ['j <= code; j++', 'j <= Math.min(code, 0xffff); j++', 2],
  ] as const;
  return bounds.reduce((bounded, [loop, limit, count]) => {
    const parts = bounded.split(loop);
    if (parts.length !== count + 1) throw new Error(`The reader of PDF files has changed: look for ${loop}.`);
    return parts.join(limit);
  }, code);
}
