import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { allPages, out } from '@/__tests__/site/exported';
import { closedPolicy } from '@/lib/site/security-headers';
import { plainPagePolicy } from '@/server/inbox/plain-page';
import { readHeaderTable } from '@/server/site/header-table';

const table = readHeaderTable(out);

/** The findings of Google's evaluator about a policy, without its informational ones. */
function findingsOn(policy: string): readonly string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

test('Google’s evaluator finds the flaws of a loose policy', () => {
  expect(findingsOn("script-src 'self' 'unsafe-inline'; object-src *")).not.toEqual([]);
});

// The policy in each page's head is the same: headers.test.ts compares them.
test.each(allPages.map(({ path }) => path))('Google’s evaluator finds no flaw in the policy of %s', (path) => {
  expect(findingsOn(table[path]?.['content-security-policy'] ?? '')).toEqual([]);
});

test.each([
  ['a response that is not a page', closedPolicy],
  ['a page of the inbox', plainPagePolicy],
])('Google’s evaluator finds no flaw in the policy of %s', (_, policy) => {
  expect(findingsOn(policy)).toEqual([]);
});
