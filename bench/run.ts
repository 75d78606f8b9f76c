import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** In this order. `npm run bench -- interaction /fha` runs one on one page; `--once` runs each once, to check that it works. */
const benchmarks = ['weight', 'visit', 'interaction', 'inbox'];
/** These run only if named, because they take long or download a tool. */
const onRequest = ['attacks', 'lighthouse'];

// The first one runs last, because with `--once` it leaves a build of one page in `out/`.
const [first = '', ...others] = benchmarks;
const all = [...others, ...onRequest, first];

function run(command: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...settings } });
  if (status !== 0) process.exitCode = 1;
}

const args = process.argv.slice(2);
const isOnce = args.includes('--once');
const named = args.filter((name) => name !== '--once');
const paths = named.filter((name) => name.startsWith('/'));
const chosen = named.filter((name) => !paths.includes(name));
for (const name of chosen.length > 0 ? chosen : isOnce ? all : benchmarks) {
  if (!all.includes(name)) {
    console.error(`There is no benchmark ${name}; there are ${all.join(', ')}.`);
    process.exit(1);
  }
  // The first one builds the site itself.
  if (name !== first && !existsSync('out')) run('npm', ['run', 'build']);
  console.log(`\n## ${name}\n`);
  run(process.execPath, ['scripts/run.mjs', `bench/${name}.ts`, ...paths], isOnce ? { BENCH_ONCE: '1' } : {});
}
