import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import 'tsx';
import { generate } from './generate.mjs';

// `node scripts/run.mjs scripts/edit.ts …` runs a command in TypeScript. A fresh clone lacks the files that Git ignores and that
// content imports, so they are written first, and here: a command cannot do so itself, because its imports are loaded before
// its first line runs.

// A mistake in content ends a command with its sentences alone, another fault with its trace.
process.on('uncaughtException', (problem) => {
  console.error(problem instanceof Error ? problem.stack : problem);
  process.exit(1);
});
generate(process.cwd());
const [file = ''] = process.argv.splice(2, 1);
process.argv[1] = resolve(file);
await import(pathToFileURL(process.argv[1]).href);
