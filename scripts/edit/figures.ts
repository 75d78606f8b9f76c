import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { dayInWords } from '@/content/schema/dates';
import { dayAfter } from '@/lib/forms/open-text';
import type { Change } from './check';

/** A line of `content/facts/<topic>.csv`, as text. */
type Line = Readonly<Record<'id' | 'value' | 'text' | 'what' | 'source' | 'url' | 'asOf' | 'expires' | 'read', string>>;
type Entry = Line & { readonly file: string };

const folder = 'content/facts';
const marketFile = `${folder}/market.csv`;
const marketDays = 30;

function entriesOf(file: string, text: string): readonly Entry[] {
  const lines: readonly Line[] = parse(text, { columns: true, bom: true, skip_empty_lines: true });
  return lines.map((line) => ({ ...line, file }));
}

function readEntries(root: string): readonly Entry[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.csv') && name !== 'pmi-card.csv');
  return names.flatMap((name) => entriesOf(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')));
}

const cellOf = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Changes some lines of a table by their ids; the others stay byte for byte. */
export function withLines(text: string, changed: ReadonlyMap<string, Partial<Line>>): string {
  return text
    .split('\n')
    .map((row) => {
      const change = changed.get(row.split(',', 1)[0]?.replaceAll('"', '') ?? '');
      if (!change) return row;
      const [line] = entriesOf('', `${text.split('\n', 1)[0]}\n${row}`);
      const { file: _file, ...cells } = { ...line, ...change };
      return Object.values(cells).map(cellOf).join(',');
    })
    .join('\n');
}

/** The next expiration after one that has passed: the same day of a later year. */
export function nextExpiry(expires: string, today: string): string {
  if (!/^\d{4}/.test(expires) || expires > today) return expires;
  const end = expires.slice(4);
  const thisYear = `${today.slice(0, 4)}${end}`;
  return thisYear > today ? thisYear : `${Number(today.slice(0, 4)) + 1}${end}`;
}

/** The changes that record that every figure of these sources was compared with its page today. */
export function confirmSources(root: string, urls: readonly string[], today: string): readonly Change[] {
  const entries = readEntries(root).filter((entry) => urls.includes(entry.url) && entry.file !== marketFile);
  return [...new Set(entries.map(({ file }) => file))].map((file) => {
    const ofFile = entries.filter((entry) => entry.file === file);
    const changed = new Map(
      ofFile.map(({ id, expires }) => [
        id,
        // A figure of a past day stays as of that day.
        { ...(expires !== 'never' && { asOf: today }), expires: nextExpiry(expires, today), read: 'primary' },
      ]),
    );
    return { path: file, bytes: Buffer.from(withLines(readFileSync(join(root, file), 'utf8'), changed)) };
  });
}

/** The changes for a new market figure: its value, its day, and an expiration 30 days later. */
export function marketFigure(
  root: string,
  { id, value, day, today }: Readonly<Record<'id' | 'value' | 'day' | 'today', string>>,
): readonly Change[] {
  const text = readFileSync(join(root, marketFile), 'utf8');
  const entry = entriesOf(marketFile, text).find((one) => one.id === id);
  if (!entry || !/^\d{1,2}(?:\.\d{1,3})?$/.test(value) || !/^\d{4}-\d\d-\d\d$/.test(day) || day > today) return [];
  const change = {
    value,
    text: entry.text.replace(/\d[\d.]*(?=%)/, value),
    source: entry.source.replace(/ of [A-Z]\w+ \d+, \d{4}$/, ` of ${dayInWords(day)}`),
    asOf: day,
    expires: dayAfter(day, marketDays),
    read: 'primary',
  };
  return [{ path: marketFile, bytes: Buffer.from(withLines(text, new Map([[id, change]]))) }];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page of figures: market figures with a field each, the others by source, most urgent first. */
export function figuresPage(
  root: string,
  { token, today, note }: Readonly<Record<'token' | 'today' | 'note', string>>,
) {
  const entries = readEntries(root);
  const sources = new Map<string, Entry[]>();
  for (const entry of entries.filter(({ file }) => file !== marketFile))
    sources.set(entry.url, [...(sources.get(entry.url) ?? []), entry]);
  const hidden = `<input type="hidden" name="token" value="${token}">`;
  const isDue = ({ expires, read }: Entry) => read !== 'primary' || expires < today;
  const firstDue = (lines: readonly Entry[]) =>
    lines
      .filter(isDue)
      .map(({ expires }) => expires)
      .sort()[0] ?? '~';
  const market = entries
    .filter(({ file }) => file === marketFile)
    .map(
      ({ id, what, value, asOf, expires, url, source }) =>
        `<form method="post" action="/figures">${hidden}<input type="hidden" name="id" value="${id}"><h3>${escaped(what)}</h3><p><a href="${escaped(url)}" target="_blank" rel="noreferrer">${escaped(source)}</a>. Expires ${expires}${expires < today ? ', <b>overdue</b>' : ''}.</p><label>Percent <input name="value" inputmode="decimal" required pattern="\\d{1,2}(\\.\\d{1,3})?" value="${value}"></label> <label>Published on <input name="day" type="date" required max="${today}" value="${asOf}"></label> <button>Save</button></form>`,
    );
  const others = [...sources]
    .sort(([, a], [, b]) => firstDue(a).localeCompare(firstDue(b)))
    .map(([url, lines]) => {
      const rows = lines.map(
        (entry) =>
          `<tr${isDue(entry) ? ' class="due"' : ''}><td>${escaped(entry.what)}</td><td>${escaped(entry.text)}</td><td>${entry.expires === 'never' ? 'never expires' : `expires ${entry.expires}`}</td></tr>`,
      );
      return `<section><h3><a href="${escaped(url)}" target="_blank" rel="noreferrer">${escaped(lines[0]?.source ?? url)}</a></h3><table>${rows.join('')}</table><p><label><input type="checkbox" name="url" value="${escaped(url)}"> Still correct today</label></p></section>`;
    });
  const due = [...sources.values()].filter((lines) => lines.some(isDue)).length;
  return `<!doctype html>
<html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Figures</title>
<style>body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}section,form{margin:0 0 1.5rem}h3{margin:1.5rem 0 .25rem;font-size:1rem}table{border-collapse:collapse;width:100%}td{padding:.25rem .75rem .25rem 0;vertical-align:top;border-bottom:1px solid silver}tr.due td{font-weight:bold}button{min-height:2.75rem;padding:0 1rem;font:inherit}section label{display:inline-block;padding:.5rem 0}[type=checkbox]{width:1.25rem;height:1.25rem;vertical-align:middle}.save{position:sticky;bottom:0;margin:0;padding:.75rem 0;background:canvas;border-top:1px solid}[role=status]{padding:.75rem;border:1px solid;white-space:pre-line}</style>
<p><a href="/">Back to the editor</a></p><h1>Figures</h1>
${note ? `<p role="status">${escaped(note)}</p>` : ''}<p>${due} of ${sources.size} sources are due; they are in bold and first. Open a source and compare its figures. If one has changed, edit its table in content/facts. Check each source that you’ve compared, then save them together.</p>
<h2>Market figures</h2>${market.join('')}<h2>By source</h2><form method="post" action="/figures">${hidden}${others.join('')}<p class="save"><button>Save checked sources</button></p></form>
</html>
`;
}
