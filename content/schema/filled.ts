/** What a text of an entry may name in braces, such as `{city}`; undefined for a name that does not exist. */
export type NamedValue = (name: string) => string | undefined;

/** The data with the value of each name in braces in its texts. Throws a sentence with the file for a name without a value. */
export function filled<Data>(file: string, data: Data, namedValue: NamedValue): Data;
export function filled(file: string, data: unknown, namedValue: NamedValue): unknown {
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
