import { LineCounter, parseDocument } from 'yaml';

const block = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** What a text in front matter may name in braces, such as `{stages}`; undefined for a name that does not exist. */
export type NamedValue = (name: string) => string | undefined;

function filled(file: string, data: unknown, namedValue: NamedValue): unknown {
  if (typeof data === 'string') {
    return data.replace(/\{([A-Za-z0-9]+)\}/g, (_, name: string) => {
      const value = namedValue(name);
      if (value === undefined) {
        throw new Error(
          `${file}: {${name}}: there is no value of this name; see docs/content.md, or correct the name.`,
        );
      }
      return value;
    });
  }
  if (Array.isArray(data)) return data.map((item) => filled(file, item, namedValue));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, filled(file, value, namedValue)]));
}

/**
 * Separates an MDX source into its meta, which is YAML between two lines of three hyphens, and its text. A name in braces
 * inside a text of the meta becomes its value. A mistake throws a sentence with the file, the line and the cure.
 */
export function frontMatterOf(
  file: string,
  source: string,
  namedValue: NamedValue,
): { readonly meta: unknown; readonly text: string } {
  const found = block.exec(source);
  if (!found) {
    throw new Error(
      `${file}: start the file with a line of three hyphens, the meta one entry a line, and three hyphens.`,
    );
  }
  const lines = new LineCounter();
  const yaml = parseDocument(found[1] ?? '', { lineCounter: lines, prettyErrors: false });
  const [mistake] = yaml.errors;
  if (mistake) {
    // The first line of the file is the hyphens.
    const line = lines.linePos(mistake.pos[0]).line + 1;
    throw new Error(
      `${file}: line ${line}: this is not YAML (${mistake.message}). Put a text in quotes when it starts with a brace or holds a colon and a space.`,
    );
  }
  return { meta: filled(file, yaml.toJS(), namedValue), text: source.slice(found[0].length) };
}
