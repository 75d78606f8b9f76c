import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectCopy } from '../helpers/project-copy';

test('a fact with missing columns stops the build with its file and line', () => {
  const copy = projectCopy();
  cpSync('app', join(copy, 'app'), { recursive: true });
  appendFileSync(join(copy, 'content', 'facts', 'market.csv'), 'newFigure,7,7%,A new figure\n');
  const { stderr } = spawnSync('node', ['scripts/generate.mjs'], { cwd: copy, encoding: 'utf8' });
  rmSync(copy, { recursive: true, force: true });
  expect(stderr).toMatch(/content\/facts\/market\.csv: Invalid Record Length: .* on line 5; correct the line\./);
});
