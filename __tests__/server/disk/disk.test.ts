import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import SQLite from 'libsql';
import { runsInFull } from '@/__tests__/helpers/full';
import { randomFrom } from '@/__tests__/helpers/random';
import { temporaryDirectory } from '@/__tests__/server/harness';
import { crashesAt, entriesIn } from './crashes';

const here = __dirname;
const directory = temporaryDirectory();
const recorder = join(directory.path, 'recorder.so');
const sender = join(process.cwd(), '.cache', 'disk-sender.mjs');
const canRecord =
  process.platform === 'linux' &&
  spawnSync('gcc', ['-shared', '-fPIC', '-O1', '-o', recorder, join(here, 'recorder.c'), '-ldl', '-lpthread'])
    .status === 0;

const [runs, crashesOfRun, leads] = runsInFull ? [100, 100, 90] : [6, 50, 60];

/** One in this many fsyncs fails, writes are short, and writes find the disk full. */
const plans = ['0 0 0', '6 0 0', '0 9 0', '0 0 60', '8 9 90'];

beforeAll(() =>
  build({
    entryPoints: [join(here, 'sender.ts')],
    outfile: sender,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  }),
);

type Found = { readonly crashes: number; readonly acknowledged: number; readonly wrong: readonly string[] };

function keysIn(file: string): readonly string[] {
  const db = new SQLite(file);
  try {
    const [check] = db.prepare('PRAGMA integrity_check').all([]) as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok') throw new Error(`not sound: ${check?.integrity_check}`);
    return (db.prepare('SELECT key FROM leads ORDER BY number').all([]) as { key: string }[]).map(({ key }) => key);
  } finally {
    db.close();
  }
}

/** Stores leads on a failing disk and crashes at random moments. */
async function run(seed: number): Promise<Found> {
  const folder = join(directory.path, `run-${seed}`);
  mkdirSync(folder);
  const record = join(folder, 'record');
  const { status, signal, error, stderr } = spawnSync(process.execPath, [sender, folder, String(leads)], {
    encoding: 'utf8',
    env: {
      ...process.env,
      LD_PRELOAD: recorder,
      DISK_RECORD: record,
      DISK_FAULTS: `${seed} ${plans[seed % plans.length]}`,
    },
  });
  if (status !== 0) throw new Error(`Seed ${seed}: ${error ?? signal ?? stderr}`);
  const entries = entriesIn(record);
  const random = randomFrom(seed);
  const start = entries.findIndex(({ kind }) => kind === 'A');
  const moments = Array.from({ length: crashesOfRun }, () => start + Math.floor(random() * (entries.length - start)));
  const wrong: string[] = [];
  let acknowledged = 0;
  let crashes = 0;
  const after = join(folder, 'after');
  for (const crash of crashesAt(
    entries,
    moments.sort((a, b) => a - b),
    random,
  )) {
    crashes += 1;
    // Closed databases release their files between turns of the event loop.
    await new Promise((next) => setImmediate(next));
    acknowledged += crash.acknowledged.length;
    rmSync(after, { recursive: true, force: true });
    mkdirSync(after);
    const file = join(after, 'leads.db');
    writeFileSync(file, crash.files[0]);
    writeFileSync(`${file}-wal`, crash.files[1]);
    const say = (text: string) => wrong.push(`seed ${seed}, crash ${crashes} (${crash.kind}): ${text}`);
    try {
      const keys = keysIn(file);
      const lost = crash.acknowledged.filter((key) => !keys.includes(key));
      if (lost.length > 0) say(`${lost.length} of ${crash.acknowledged.length} acknowledged leads lost`);
      if (new Set(keys).size !== keys.length) say('a lead is there twice');
    } catch (problem) {
      say(problem instanceof Error ? problem.message : 'unreadable');
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { crashes, acknowledged, wrong };
}

(canRecord ? test : test.skip)(
  'a crash at any moment, on a failing disk, loses no acknowledged lead, duplicates none and leaves the database intact',
  async () => {
    const found: Found[] = [];
    for (let seed = 1; seed <= runs; seed += 1) found.push(await run(seed));
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(found.reduce((sum, { crashes }) => sum + crashes, 0)).toBe(runs * crashesOfRun);
    // The test shows something only if leads do get through.
    expect(found.filter(({ acknowledged }) => acknowledged === 0)).toEqual([]);
  },
  runsInFull ? 3_600_000 : 120_000,
);
