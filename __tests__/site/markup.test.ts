import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { filesBelow } from '@/scripts/after-export/files';

const out = join(process.cwd(), 'out');
const files = filesBelow(out).filter((file) => file.endsWith('.html'));

const off = 'off' as const;
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How the framework writes what HTML reads in either case, and with or without a slash or a value.
    'attr-case': off,
    'attribute-boolean-style': off,
    'attribute-empty-style': off,
    'void-style': off,
    'valid-id': ['error', { relaxed: true }],
    // A number that may break across lines is better than one that leaves a narrow screen.
    'tel-non-breaking': off,
    // A calculator answers while one types, so its form has nothing to send.
    'wcag/h32': off,
    // The page's own length limit is stricter, and tested beside the other metadata.
    'long-title': off,
  },
});

/** A row that is laid out as a grid is no row to some screen readers unless its role says so. */
const tableRoles = /Redundant role "(table|rowgroup|row|columnheader|rowheader|cell)"/;

test.each(files.map((file) => [relative(out, file), file] as const))('%s is valid HTML', async (name, file) => {
  const report = await validator.validateString(readFileSync(file, 'utf8'), name);
  const findings = report.results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId, message }) => ruleId !== 'no-redundant-role' || !tableRoles.test(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(findings).toEqual([]);
});

test.each(files.map((file) => [relative(out, file), file] as const))('%s has no style attribute', (_name, file) => {
  const html = readFileSync(file, 'utf8').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  expect(html.match(/<[a-z][^<>]*\sstyle=/gi)).toBeNull();
});
