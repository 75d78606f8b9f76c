import { spawnSync } from 'node:child_process';

/** The benchmarks that `npm run bench` runs, in their order; `npm run bench -- weight` runs one. */
const benchmarks = ['weight', 'visit', 'interaction', 'inbox'];
/** Those that run only when they are named: they take long, or download a tool. */
const onRequest = ['attacks', 'million', 'lighthouse'];

const asked = process.argv.slice(2);
for (const name of asked.length === 0 ? benchmarks : asked) {
  if (![...benchmarks, ...onRequest].includes(name)) {
    console.error(`There is no benchmark ${name}; there are ${[...benchmarks, ...onRequest].join(', ')}.`);
    process.exit(1);
  }
  console.log(`\n## ${name}\n`);
  const { status } = spawnSync('tsx', [`bench/${name}.ts`], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
