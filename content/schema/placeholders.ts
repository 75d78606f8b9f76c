/** Returns the value of a placeholder such as `{city}`, or undefined for an unknown name. */
export type PlaceholderValue = (name: string) => string | undefined;

/** Replaces each placeholder in the strings of `data`. Throws a sentence with the file for an unknown name. */
export function fillPlaceholders<Data>(file: string, data: Data, namedValue: PlaceholderValue): Data;
export function fillPlaceholders(file: string, data: unknown, namedValue: PlaceholderValue): unknown {
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
  if (Array.isArray(data)) return data.map((item) => fillPlaceholders(file, item, namedValue));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fillPlaceholders(file, value, namedValue)]),
  );
}
