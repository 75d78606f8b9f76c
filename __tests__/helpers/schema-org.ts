import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(process.cwd(), 'node_modules', 'schema-dts', 'dist', 'schema.d.ts'), 'utf8');

type Entry = { readonly parents: readonly string[]; readonly properties: readonly string[] };

const entries = new Map<string, Entry>(
  [...source.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(',').map((parent) => parent.trim().replace(/^Partial<|>$/g, '')),
        properties: [...body.matchAll(/^ {4}"([A-Za-z]+)"\??:/gm)].map((match) => match[1] ?? ''),
      },
    ],
  ),
);

function propertiesBelow(name: string): readonly string[] {
  const entry = entries.get(name);
  return entry ? [...entry.properties, ...entry.parents.flatMap(propertiesBelow)] : [];
}

/** The properties that schema.org gives a type, including inherited ones; empty for an unknown type. */
export function propertiesOf(type: string): ReadonlySet<string> {
  return new Set(propertiesBelow(`${type}Leaf`));
}
