import { spawnSync } from 'node:child_process';

/** Every benchmark, in the order in which `npm run bench` runs them; `npm run bench -- weight` runs one. */
const benchmarks = ['weight', 'interaction', 'submit', 'inbox'] as const;

const asked = process.argv.slice(2);
for (const name of benchmarks.filter((benchmark) => asked.length === 0 || asked.includes(benchmark))) {
  console.log(`\n## ${name}\n`);
  const { status } = spawnSync('tsx', [`bench/${name}.ts`], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
