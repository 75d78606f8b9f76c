import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '@/scripts/machine/ports';

/**
 * `npm run test:clone` starts every command of the tables in README.md and CONTRIBUTING.md in a clone without ignored files, and
 * ends each once it serves a page or prints the expected output. Commands that run tests only list them. Prints the output of a
 * command that fails.
 */

const clone = join(process.cwd(), '.cache', 'clean-clone');

/** In seconds; `npm start` builds the site first. */
const limit = 240;

type Start = {
  /** Arguments instead of those in the table. */
  readonly args?: readonly string[];
  /** The setting for the port of the server that the command starts, which must serve its home page. */
  readonly port?: 'PORT' | 'EDIT_PORT';
  /** Matches the output of a command that works, or the file `writes`. */
  readonly prints?: RegExp;
  /** The file that gets the list of tests instead of the standard output. */
  readonly writes?: string;
  /** Whether the command needs the build of `npm start`. */
  readonly readsBuild?: boolean;
};

const unitTests: Start = {
  args: ['--listTests'],
  writes: 'test-results/unit.json',
  prints: /__tests__\/lib\/[^"]+\.test\.ts/,
};
const siteTests: Start = {
  args: ['--listTests'],
  writes: 'test-results/site.json',
  prints: /__tests__\/site\/links\.test\.ts/,
};
const browserTests: Start = { args: ['--list'], prints: /Total: \d+ tests/ };
const allTests: Start = { args: ['--list'], prints: /links\.test\.ts[\s\S]*Total: \d+ tests/ };
const build: Start = { prints: /Creating an optimized production build/ };
const codeCheck: Start = { prints: /Types generated successfully/ };

/** The commands as the tables write them, in the order in which they run. */
const starts: Readonly<Record<string, Start>> = {
  'npm run edit': { port: 'EDIT_PORT' },
  'npm run edit -- --github owner/name --out folder': { prints: /The editor of owner\/name is in folder: \d+ files/ },
  'npm run dev': { port: 'PORT' },
  'npm run rates -- <file.csv> --source <name>': { args: [], prints: /Usage: npm run rates/ },
  'npm run reviewed -- <page or text>… <id>': { args: ['--todo'], prints: /\d+ texts to review/ },
  'npm run upgrade': { prints: /Usage: npm run upgrade/ },
  'npm run release': { prints: /content\/lender\/company\.json/ },
  'npm run reports': build,
  'npm run build': build,
  'npm run build -- --only /fha': build,
  'npm test': allTests,
  'npm run test:full': allTests,
  'npm run test:filled-in': { prints: /tsx fill\.ts: \d+ s/ },
  'npm run test:export': codeCheck,
  'npm run test:unit': unitTests,
  'npm run test:unit -- lib/mortgage/loan.test.ts': unitTests,
  'npm run test:site': siteTests,
  'npm run test:site -- links': siteTests,
  'npm run test:e2e': browserTests,
  'npm run test:e2e -- questionnaires': browserTests,
  'npm run pictures': browserTests,
  'npm run test:engines': browserTests,
  // Prints nothing until one of its two parts has ended.
  'npm run check': { writes: '.next/types/routes.d.ts', prints: /Routes/ },
  'npm run check:code': codeCheck,
  'npm run types': codeCheck,
  'npm run dead-code': {},
  'npm run lint': { prints: /Checked \d+ files/ },
  'npm run format': { prints: /Checked \d+ files/ },
  'npm start': { port: 'PORT' },
  'npm run serve': { port: 'PORT', readsBuild: true },
  'npm run leads': { prints: /npm run leads -- backup FILE/, readsBuild: true },
  'npm run content': { prints: /\/what-will-my-monthly-payment-be-calculator/, readsBuild: true },
  'npm run bench': { args: ['visit'], prints: /\| step \| bytes \| files \|/, readsBuild: true },
  'npm run bench -- --once': { args: ['visit', '--once'], prints: /\| step \| bytes \| files \|/, readsBuild: true },
};

/** The commands that the tables of a guide name in code. */
function commandsIn(file: string): readonly string[] {
  const rows = readFileSync(file, 'utf8').match(/^\|.*\|$/gm) ?? [];
  return rows.flatMap((row) =>
    [...row.matchAll(/`(npm (?!ci`)[^`]+)`/g)].map(([, command = '']) => command.replace('npm ci && ', '')),
  );
}

/** Copies the files that Git doesn't ignore, and links the packages. */
function makeClone(): void {
  rmSync(clone, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(file, join(clone, file), { verbatimSymlinks: true });
  }
  // The bundler accepts no packages from outside the folder it builds: the files are hard links, not copies.
  execFileSync('cp', [process.platform === 'darwin' ? '-cR' : '-al', 'node_modules', join(clone, 'node_modules')]);
  git('init', '--quiet');
  git('add', '.');
}

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: clone });
}

/** Ends a command and its child processes. */
async function end(child: ChildProcess): Promise<void> {
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(-(child.pid ?? 0), signal);
    } catch {
      // The process group has ended.
    }
    for (let waits = 0; waits < 30 && !isOver(); waits += 1) await new Promise((next) => setTimeout(next, 50));
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    const { ok } = await fetch(`http://localhost:${port}/`, { signal: AbortSignal.timeout(30_000) });
    return ok;
  } catch {
    return false;
  }
}

function written(name: string): string {
  const file = join(clone, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns what went wrong with a command, with its output; undefined if it works. */
async function problemOf(command: string, { args, port: setting, prints, writes }: Start): Promise<string | undefined> {
  const [words = '', tableArgs = ''] = command.split(' -- ');
  const given = args ?? tableArgs.split(' ').filter(Boolean);
  const port = await freePort();
  const child = spawn('npm', [...words.split(' ').slice(1), '--', ...given], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DESK_PORT: String(await freePort()), ...(setting && { [setting]: String(port) }) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const started = Date.now();
  try {
    for (;;) {
      const { exitCode } = child;
      if (setting && (await answers(port))) return undefined;
      if (prints?.test(writes ? written(writes) : output)) return undefined;
      if (exitCode === 0 && !setting && !prints) return undefined;
      if (exitCode !== null) return `ended with code ${exitCode}:\n${output}`;
      if (Date.now() - started > limit * 1000) return `did not respond within ${limit} s:\n${output}`;
      await new Promise((next) => setTimeout(next, 100));
    }
  } finally {
    await end(child);
  }
}

const named = new Set(['README.md', 'CONTRIBUTING.md'].flatMap(commandsIn));
// This command itself.
named.delete('npm run test:clone');
const unlisted = [
  ...[...named].filter((command) => !starts[command]).map((command) => `${command} is missing from this test.`),
  ...Object.keys(starts)
    .filter((command) => !named.has(command))
    .map((command) => `${command} is in none of the tables.`),
];
for (const sentence of unlisted) console.log(sentence);
makeClone();
let failed = unlisted.length;
for (const [command, start] of Object.entries(starts)) {
  if (!start.readsBuild) {
    git('checkout', '--quiet', '.');
    git('clean', '-xdffq', '--exclude=/node_modules');
  }
  const started = Date.now();
  const problem = await problemOf(command, start);
  if (problem) failed += 1;
  console.log(`${problem ? 'FAILED' : 'starts'}  ${command}  ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (problem) console.log(problem);
}
console.log(`${Object.keys(starts).length} commands, ${failed} failed.`);
process.exitCode = failed === 0 ? 0 : 1;
