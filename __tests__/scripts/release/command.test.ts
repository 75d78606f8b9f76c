import { spawnSync } from 'node:child_process';

test('with sample values or missing settings the release lists them by file and builds nothing', () => {
  const { SITE_URL: _address, LEAD_ENDPOINT: _endpoint, ...environment } = process.env;
  const { status, stdout } = spawnSync('node', ['scripts/run.mjs', 'scripts/release.ts'], {
    encoding: 'utf8',
    env: { ...environment, NODE_ENV: 'production', BUILD_DATE: '2026-11-20' },
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Not ready to publish\. \d+ things remain:\n\n/);
  expect(stdout).toMatch(/\n\ncontent\/lender\/site\.json\n {2}siteAddress: not set/);
  expect(stdout).not.toContain('Next.js');
});
