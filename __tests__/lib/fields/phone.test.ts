import { readdirSync, readFileSync } from 'node:fs';
import { phoneAsTyped, phoneHint, phoneRule, phoneText } from '@/lib/fields/phone';

const folders = ['app', 'components', 'content', 'lib', 'server', 'scripts', 'deploy'];
const sources = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|mdx|gs)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`);

test('the phone rule, message, hint and pattern are in one file', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(phoneRule.fixHint('Phone')).toBe('Enter a phone number with 10 digits');
  expect(phoneHint).toContain('10 digits');
  const repeats = sources.filter((file) =>
    /\b(10|ten) digits\b|inputMode: 'tel'|\\d\{10\}/.test(readFileSync(file, 'utf8')),
  );
  // content/schema/lender.ts checks the lender's number, which nobody types into a form.
  expect(repeats.filter((file) => file !== 'content/schema/lender.ts')).toEqual(['lib/fields/phone.ts']);
});

test.each([
  ['Phone', 'Enter a phone number with 10 digits'],
  ['Evening phone', 'Enter an evening phone number with 10 digits'],
  ['Phone number', 'Enter a phone number with 10 digits'],
  ['Fax', 'Enter a fax phone number with 10 digits'],
])('a missing %s is requested by name', (label, sentence) => {
  expect(phoneRule.fixHint(label)).toBe(sentence);
});

test.each([
  ['6145550142', '(614) 555-0142'],
  ['614-555-0142', '(614) 555-0142'],
  ['+1 614 555 0142', '(614) 555-0142'],
  ['614555', '(614) 555'],
  ['614 555 0142x5', '(614) 555-0142x5'],
  ['61455501421', '(614) 555-01421'],
])('“%s” is shown as %s while it is typed', (typed, shown) => {
  expect([...typed].reduce((before, mark) => phoneAsTyped(before + mark, before), '')).toBe(shown);
});

test('a phone number is printed with parentheses and a dash', () => {
  expect(phoneText('6145550100')).toBe('(614) 555-0100');
  expect(phoneText('555')).toBe('555');
});
