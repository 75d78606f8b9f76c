/** One row of the framework's flight data: an id, empty for a hint, and what follows the colon. */
type Row = { readonly id: string; readonly data: string };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function rowsOf(text: string): Row[] {
  const bytes = encoder.encode(text);
  const rows: Row[] = [];
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(0x3a, at);
    if (colon < 0)
      throw new Error('The flight data of a page ends inside a row: the framework has changed its output.');
    const id = decoder.decode(bytes.subarray(at, colon));
    const lineEnd = bytes.indexOf(0x0a, colon);
    const line = decoder.decode(bytes.subarray(colon + 1, lineEnd < 0 ? bytes.length : lineEnd));
    // A text row gives its length in bytes, in hexadecimal, and ends without a line break.
    const length = /^T([0-9a-f]+),/.exec(line);
    const end = length
      ? colon + 1 + length[0].length + Number.parseInt(length[1] ?? '', 16)
      : lineEnd < 0
        ? bytes.length
        : lineEnd;
    rows.push({ id, data: decoder.decode(bytes.subarray(colon + 1, end)) });
    at = length ? end : end + 1;
  }
  return rows;
}

function textOf(rows: readonly Row[]): string {
  return rows.map(({ id, data }) => `${id}:${data}${/^T[0-9a-f]+,/.test(data) ? '' : '\n'}`).join('');
}

/**
 * Flight data without the texts of style sheets: the page carries them already, and the framework finds them there by
 * name. Throws when a row cannot be read.
 */
export function withoutStyleTexts(flight: string): string {
  const rows = rowsOf(flight);
  const styles = new Set(
    rows.flatMap(({ data }) =>
      [...data.matchAll(/\["\$","style",[^\]]*?"children":"\$([0-9a-f]+)"\}\]/g)].map((match) => match[1] ?? ''),
    ),
  );
  return textOf(rows.map((row) => (styles.has(row.id) && row.data.startsWith('T') ? { ...row, data: '""' } : row)));
}

const script = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([\s\S]*?)\)<\/script>/g;
const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/**
 * A page with its flight data in one script instead of many, and `rewrite` applied to it: the framework reads it as
 * one text anyway, and the page's policy names one hash.
 */
export function withFlight(html: string, rewrite: (flight: string) => string): string {
  const parts = [...html.matchAll(script)];
  const texts = parts.map((part): unknown => JSON.parse(part[1] ?? ''));
  const flight = texts.map((part) => (Array.isArray(part) && part[0] === 1 ? String(part[1]) : '')).join('');
  if (parts.length === 0 || texts.some((part) => !Array.isArray(part) || part[0] > 1)) {
    throw new Error('The flight data of a page cannot be read: the framework has changed its output.');
  }
  const data = JSON.stringify(rewrite(flight)).replace(/[<>&]/g, (character) => escapes[character] ?? character);
  let done = false;
  return html.replace(script, () => {
    if (done) return '';
    done = true;
    return `<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,${data}])</script>`;
  });
}
