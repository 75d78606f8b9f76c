import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// How time and memory of a build grow with more articles and more people on the staff list.

const root = process.cwd();
const sizes = [
  { articles: 0, people: 0 },
  { articles: 500, people: 100 },
  { articles: 1000, people: 200 },
] as const;

/** A copy of the project whose packages are the same files. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of stdout.split('\n').filter((name) => name && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(folder, file));
  }
  // Next refuses packages that lie outside of the project.
  const linked = spawnSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  if (linked.status !== 0) cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), { recursive: true });
  return folder;
}

function addArticles(folder: string, count: number): void {
  const pages = join(folder, 'content', 'pages');
  const models = readdirSync(pages)
    .map((name) => ({ name, text: readFileSync(join(pages, name), 'utf8') }))
    .filter(({ text }) => /^kind: news$/m.test(text));
  for (let n = 0; n < count; n += 1) {
    const model = models[n % models.length];
    if (!model) throw new Error('content/pages has no article.');
    const text = model.text.replace(/^title: (.{0,40}).*$/m, `title: $1 ${n}`).replace(/^aliases: .*\n/m, '');
    writeFileSync(join(pages, `scale_${n}_${model.name}`), text);
  }
}

function addPeople(folder: string, count: number): void {
  const file = join(folder, 'content', 'staff.ts');
  const text = readFileSync(file, 'utf8');
  const entry = /\{\n\s+kind: 'person',[\s\S]*?\n {4}\},\n/.exec(text)?.[0];
  if (!entry) throw new Error('content/staff.ts no longer looks as this benchmark expects.');
  const more = Array.from({ length: count }, (_, n) =>
    entry.replace(/id: '[^']*'/, `id: 'scale-${n}'`).replace(/name: '[^']*'/, `name: 'Jordan Example ${n}'`),
  );
  writeFileSync(file, text.replace(entry, entry + more.join('')));
}

/** Resident memory of a process and all below it, in bytes; 0 where the system does not say. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = (stdout ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  let bytes = 0;
  // Children stand after their parents often, but not always.
  for (let pass = 0; pass < 4; pass += 1) {
    for (const [own = 0, parent = 0] of rows) if (family.has(parent)) family.add(own);
  }
  for (const [own = 0, , kilobytes = 0] of rows) if (family.has(own)) bytes += kilobytes * 1024;
  return bytes;
}

type Cost = { readonly seconds: number; readonly memory: number };

function timed(folder: string, command: string, args: readonly string[]): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(join(folder, 'node_modules', '.bin', command), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    let memory = 0;
    const watch = setInterval(() => {
      memory = Math.max(memory, memoryOf(child.pid ?? 0));
    }, 500);
    child.on('exit', (code) => {
      clearInterval(watch);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, memory });
      else reject(new Error(`${command} ${args.join(' ')} failed.`));
    });
  });
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

console.log('pages added | export, s | after-export, s | peak memory, MB | pages | published, MB');
for (const { articles, people } of sizes) {
  const folder = copyOfProject();
  addArticles(folder, articles);
  addPeople(folder, people);
  const exporting = await timed(folder, 'next', ['build']);
  const finishing = await timed(folder, 'tsx', ['scripts/after-export.ts']);
  const out = readdirSync(join(folder, 'out'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const pages = out.filter(({ name }) => name.endsWith('.html')).length;
  const bytes = out.reduce((sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length, 0);
  console.log(
    [
      `${articles} articles, ${people} people`,
      exporting.seconds.toFixed(1),
      finishing.seconds.toFixed(1),
      megabytes(Math.max(exporting.memory, finishing.memory)),
      pages,
      megabytes(bytes),
    ].join(' | '),
  );
  rmSync(folder, { recursive: true, force: true });
}
