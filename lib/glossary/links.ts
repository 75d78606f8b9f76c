export type DefinitionPart = { readonly text: string; readonly id?: string };

const link = /\[\[([^[\]|]*)\|([^[\]|]*)\]\]/g;

/** Splits a definition at its links, `[[id|text]]`. Throws if one is malformed. */
export function definitionParts(definition: string): readonly DefinitionPart[] {
  const parts: DefinitionPart[] = [];
  let from = 0;
  for (const match of definition.matchAll(link)) {
    const [whole, id = '', text = ''] = match;
    if (!id.trim() || !text.trim()) throw new Error(`write the link ${whole} as [[id|text]]`);
    if (match.index > from) parts.push({ text: definition.slice(from, match.index) });
    parts.push({ text, id });
    from = match.index + whole.length;
  }
  if (from < definition.length) parts.push({ text: definition.slice(from) });
  const stray = parts.find((part) => /\[\[|\]\]/.test(part.text));
  if (stray) throw new Error(`write the link near "${stray.text.trim().slice(0, 40)}" as [[id|text]]`);
  return parts;
}

export function definitionText(definition: string): string {
  return definitionParts(definition)
    .map((part) => part.text)
    .join('');
}

export function linkedIds(definition: string): readonly string[] {
  return [...new Set(definitionParts(definition).flatMap((part) => (part.id ? [part.id] : [])))];
}
