import { isMap, isScalar, parseDocument, stringify } from 'yaml';

const block = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** A page in the editor: its front matter, its `body`, and `file`, the text of the file as it was read. */
export type EditedPage = { readonly [entry: string]: unknown };

export function parsePage(text: string): EditedPage {
  const found = block.exec(text);
  if (!found) return { body: text.trim(), file: text };
  return { ...parseDocument(found[1] ?? '').toJS(), body: text.slice(found[0].length).trim(), file: text };
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const wordsOf = ({ title, description, label, heading, h1, lead, lines, later, body }: EditedPage) =>
  JSON.stringify([title, description, label, heading, h1, lead, lines, later, body]);

/** The `updated` of an edited page: today if its words have changed, else as entered. Articles with a later day keep theirs. */
export function updatedOf(page: EditedPage, today: string): unknown {
  const before = typeof page.file === 'string' ? parsePage(page.file) : undefined;
  const isChanged = before !== undefined && wordsOf(before) !== wordsOf(page) && before.updated === page.updated;
  return isChanged && (typeof page.published !== 'string' || page.published < today) ? today : page.updated;
}

/** The text of a page's file after an edit. Unchanged entries of the front matter and an unchanged body stay byte for byte. */
export function formatPage({ file, body, ...meta }: EditedPage): string {
  const before = typeof file === 'string' ? file : '';
  const found = block.exec(before);
  const source = found?.[1] ?? '';
  const document = parseDocument(source);
  const old: Record<string, unknown> = document.toJS() ?? {};
  const items = isMap(document.contents) ? document.contents.items : [];
  const starts = items.map(({ key }) => (isScalar(key) ? key.range?.[0] : 0));
  const entries = Object.keys(old).flatMap((name, index) => {
    if (!(name in meta)) return [];
    const lines = source.slice(starts[index], starts[index + 1]).replace(/\n$/, '');
    return [isEqual(old[name], meta[name]) ? lines : entryText(name, meta[name])];
  });
  const added = Object.keys(meta).filter((name) => !(name in old) && meta[name] !== undefined);
  const words = typeof body === 'string' ? body.trim() : '';
  const wordsBefore = before.slice(found?.[0].length ?? before.length);
  const end = wordsBefore.trim() === words ? wordsBefore : `\n${words}\n`;
  return `---\n${[...entries, ...added.map((name) => entryText(name, meta[name]))].join('\n')}\n---\n${end}`;
}

function entryText(name: string, value: unknown): string {
  return stringify({ [name]: value }, { lineWidth: 0, singleQuote: false }).trim();
}
