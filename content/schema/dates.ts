/** A date in words: `2026-11-20` becomes `November 20, 2026`. */
export function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** A date for lists: `2024-10-24` becomes `24 OCT 2024`. */
export function printedDateOf(day: string): string {
  const [month = '', date = '', year = ''] = dayInWords(day).split(/,? /);
  return `${date.padStart(2, '0')} ${month.slice(0, 3).toUpperCase()} ${year}`;
}

/** The build date, `2026-11-20`; `BUILD_DATE` overrides it, so that builds are reproducible byte for byte. */
export function buildDay(): string {
  return process.env.BUILD_DATE || new Date().toISOString().slice(0, 10);
}
