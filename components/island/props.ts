/** Why a value would not survive JSON, or null. */
function problemOf(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? null
        : `the number ${Object.is(value, -0) ? '-0' : value}`;
    case 'object': {
      if (value === null || Array.isArray(value)) return null;
      const prototype: unknown = Object.getPrototypeOf(value);
      if (prototype !== Object.prototype && prototype !== null) return `a ${value.constructor?.name ?? 'class'} object`;
      return '$$typeof' in value ? 'a React element' : null;
    }
    default:
      return typeof value === 'undefined' ? 'undefined in a list' : `a ${typeof value}`;
  }
}

/** Throws an error that names the island and the prop if a value would not survive JSON. */
export function propsText(island: string, props: object): string {
  function check(value: unknown, path: string, seen: readonly unknown[]): void {
    const problem = seen.includes(value) ? 'an object that contains itself' : problemOf(value);
    if (problem) {
      throw new Error(
        `The island ${island} gets ${problem} as its prop ${path}, which JSON cannot carry: pass plain data instead.`,
      );
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined && !Array.isArray(value)) continue;
      check(item, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, [...seen, value]);
    }
  }
  for (const [name, value] of Object.entries(props)) if (value !== undefined) check(value, name, [props]);
  return JSON.stringify(props);
}
