import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '@/scripts/machine/ports';

/**
 * `npm run test:clone` starts every command of the tables in README.md and CONTRIBUTING.md in a clone without ignored files, and
 * ends each at its first sign of life: a page that is served, a table or help that is printed. A command that runs tests only
 * lists them. Prints the whole output of a command that shows no such sign.
 */

const clone = join(process.cwd(), '.cache', 'clean-clone');

/** Seconds within which a command must show a sign of life; `npm start` builds the site first. */
const limit = 240;

type Start = {
  /** Arguments instead of those in the table. */
  readonly args?: readonly string[];
  /** The setting that names the port of the server that the command starts; its home page is the sign of life. */
  readonly port?: 'PORT' | 'EDIT_PORT';
  /** What the command prints first when it works, or what `writes` holds. */
  readonly prints?: RegExp;
  /** The file that takes the list of tests instead of the standard output. */
  readonly writes?: string;
  /** Reads the build that `npm start` has left. */
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

/** The first sign of life of each command as the tables write it, in the order in which they run. */
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
  // Prints nothing before one of its two halves has ended.
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

/** Copies what Git tracks, or would, and links the packages. */
function makeClone(): void {
  rmSync(clone, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(file, join(clone, file), { verbatimSymlinks: true });
  }
  // The bundler takes no packages from outside of the folder that it builds: the files are shared, not copied.
  execFileSync('cp', [process.platform === 'darwin' ? '-cR' : '-al', 'node_modules', join(clone, 'node_modules')]);
  git('init', '--quiet');
  git('add', '.');
}

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: clone });
}

/** Ends a command and all that it has started. */
async function end(child: ChildProcess): Promise<void> {
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(-(child.pid ?? 0), signal);
    } catch {
      // Nothing of the group is left.
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

/** What went wrong with a command, with its output; nothing if it shows its sign of life. */
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
      if (Date.now() - started > limit * 1000) return `showed no sign of life in ${limit} s:\n${output}`;
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
  ...[...named].filter((command) => !starts[command]).map((command) => `${command} has no sign of life in this test.`),
  ...Object.keys(starts)
    .filter((command) => !named.has(command))
    .map((command) => `${command} is in no table.`),
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
