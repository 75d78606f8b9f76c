import { readFileSync } from 'node:fs';

const text = readFileSync('docs/spec-coverage.md', 'utf8');
const lines = text.split('\n').filter((line) => line.startsWith('| ') && line !== '| the spec | the test |');

test('each sentence of the spec names a test that exists', () => {
  expect(lines.length).toBeGreaterThanOrEqual(145);
  const missingTests = lines.filter((line) => {
    const [, file, name] = /^\| .+ \| `(__tests__\/.+?)`: (.+) \|$/.exec(line) ?? [];
    return file === undefined || name === undefined || !readFileSync(file, 'utf8').includes(name);
  });
  expect(missingTests).toEqual([]);
});

test('the words in quotes of each sentence are in the file of its test', () => {
  const missing = lines.flatMap((line) => {
    const [, sentence = '', file = ''] = /^\| (.+) \| `(__tests__\/.+?)`: /.exec(line) ?? [];
    const source = file && readFileSync(file, 'utf8');
    return [...sentence.matchAll(/"([^"]+)"/g)].flatMap(([, words = '']) =>
      source.includes(words) ? [] : [`${words}: ${file}`],
    );
  });
  expect(missing).toEqual([]);
});
