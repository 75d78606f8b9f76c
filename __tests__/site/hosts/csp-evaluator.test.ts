import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { allPages, out } from '@/__tests__/site/exported';
import { closedPolicy } from '@/lib/site/security-headers';
import { plainPagePolicy } from '@/server/inbox/plain-page';
import { readHeaderTable } from '@/server/site/header-table';

const table = readHeaderTable(out);

/** The findings of Google's evaluator about a policy, except mere remarks. */
function findingsOn(policy: string): readonly string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

test('the evaluator finds a flaw in a policy that allows more than ours', () => {
  expect(findingsOn("script-src 'self' 'unsafe-inline'; object-src *")).not.toEqual([]);
});

test.each(allPages.map(({ path, html }) => [path, html] as const))(
  'the evaluator has nothing against the policy of %s, in its header and in its head',
  (path, html) => {
    const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1] ?? '';
    expect(findingsOn(table[path]?.['content-security-policy'] ?? '')).toEqual([]);
    expect(findingsOn(inPage)).toEqual([]);
  },
);

test.each([
  ['an answer that is no page', closedPolicy],
  ['a page of the inbox', plainPagePolicy],
])('nor against the policy of %s', (_, policy) => {
  expect(findingsOn(policy)).toEqual([]);
});
