import { spawnSync } from 'node:child_process';

test('with sample values the release refuses, lists them by file, and builds nothing', () => {
  const { SITE_URL: _address, ...environment } = process.env;
  const { status, stdout } = spawnSync('npx', ['tsx', 'scripts/release.ts'], {
    encoding: 'utf8',
    env: { ...environment, NODE_ENV: 'production', BUILD_DATE: '2026-11-20' },
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Not ready to publish\. \d+ things remain:\n\ncontent\/lender\/company\.json\n {2}name: /);
  for (const place of [
    'content/lender/staff.json',
    'content/lender/testimonials.json',
    'content/lender/rates.json',
    'environment',
  ]) {
    expect(stdout).toContain(`\n\n${place}\n`);
  }
  expect(stdout).not.toContain('Next.js');
}, 60_000);
