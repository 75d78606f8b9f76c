import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const workflows = '.github/workflows';

test('every action in the workflows is pinned to a commit, with its version next to it', () => {
  const lines = readdirSync(workflows).flatMap((file) =>
    readFileSync(join(workflows, file), 'utf8')
      .split('\n')
      .filter((line) => /\buses:/.test(line)),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      optional: z.boolean().optional(),
      os: z.string().array().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

test('every package is locked by its hash, except programs for systems on which the lock file was never written', () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const without = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity);
  expect(without.filter(([, { optional, os }]) => !(optional && os)).map(([path]) => path)).toEqual([]);
});

test('the lock file has the programs of every system a package names', () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => /darwin|win32|android/.test(name))
      .filter((name) => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages)),
  );
  expect(missing).toEqual([]);
});
