import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import 'tsx';
import { generate } from './generate.mjs';

// `node scripts/run.mjs scripts/edit.ts …` runs a command in TypeScript. A fresh clone lacks the generated files that content
// imports, so this writes them before it loads the command.

// For a mistake in content, the stack is only its sentences.
process.on('uncaughtException', (problem) => {
  console.error(problem instanceof Error ? problem.stack : problem);
  process.exit(1);
});
generate(process.cwd());
const [file = ''] = process.argv.splice(2, 1);
process.argv[1] = resolve(file);
await import(pathToFileURL(process.argv[1]).href);
