import { readFileSync } from 'node:fs';

const text = readFileSync('docs/spec-coverage.md', 'utf8');

test('each line of the spec names an existing test', () => {
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && line !== '| the spec | the test |');
  expect(lines.length).toBeGreaterThan(90);
  const unproven = lines.filter((line) => {
    const [, file, name] = /^\| .+ \| `(__tests__\/.+?)`: (.+) \|$/.exec(line) ?? [];
    return file === undefined || name === undefined || !readFileSync(file, 'utf8').includes(name);
  });
  expect(unproven).toEqual([]);
});
