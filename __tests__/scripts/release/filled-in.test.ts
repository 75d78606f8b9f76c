import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from '@/__tests__/helpers/filled-in';

const copy = join(process.cwd(), 'test-results', 'filled-in');

function run(...words: readonly string[]) {
  return spawnSync('node', ['scripts/run.mjs', ...words], {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      BUILD_DATE: '2026-11-22',
      SITE_URL: 'https://www.highandbroad.com',
      LEAD_ENDPOINT: '/leads/<form>',
    },
  });
}

beforeAll(() => {
  fillIn(copy, '2026-11-20', '2026-11-26');
  const { status, stderr } = run('fill.ts');
  if (status !== 0) throw new Error(stderr);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a lender with real data and every page reviewed can release', () => {
  const { status, stdout, stderr } = run('scripts/release.ts', '--check');
  expect(`${stdout}${stderr}`).toContain('Content and settings are ready for a release.');
  expect(status).toBe(0);
});

test('a changed word, an expired rate and a sample number are refused with file, value and fix', () => {
  const change = (file: string, from: string, to: string) => {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  };
  appendFileSync(join(copy, 'content/pages/fha.mdx'), '\nOne sentence more.\n');
  change('content/lender/rates.json', '2026-11-26', '2026-11-21');
  change('content/lender/company.json', 'RM.501234.000', 'RM.000000.000');
  const { status, stdout } = run('scripts/release.ts', '--check');
  expect(status).toBe(1);
  expect(stdout).toContain(
    [
      'content/lender/company.json',
      '  certificate: “RM.000000.000” is a sample; write the real one.',
      '',
      'content/lender/rates.json',
      '  expires: the rates of 2026-11-20 expired on 2026-11-21; write today’s with npm run rates.',
    ].join('\n'),
  );
  expect(stdout).toContain(
    'content/pages/fha.mdx: nobody has reviewed its current text; read it, then run npm run reviewed',
  );
});
