import { HtmlValidate } from 'html-validate';
import { allPages } from './exported';

const off = 'off' as const;
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The framework's serialization, which is valid HTML: letter case, closing slash, empty values.
    'attr-case': off,
    'attribute-boolean-style': off,
    'attribute-empty-style': off,
    'void-style': off,
    'valid-id': ['error', { relaxed: true }],
    // A number that wraps is better than one that overflows a narrow screen.
    'tel-non-breaking': off,
    // A calculator answers while the visitor types, so its form has nothing to submit.
    'wcag/h32': off,
    // The site's limit is stricter; metadata.test.ts checks it.
    'long-title': off,
  },
});

/** Some screen readers need a role on a table row that is laid out as a grid. */
const tableRoles = /Redundant role "(table|rowgroup|row|columnheader|rowheader|cell)"/;

test.each(allPages)('$path is valid HTML', async ({ path, html }) => {
  const report = await validator.validateString(html, path);
  const findings = report.results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId, message }) => ruleId !== 'no-redundant-role' || !tableRoles.test(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(findings).toEqual([]);
});
