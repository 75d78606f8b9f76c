import { quickQuoteForm } from '@/content/forms/quick-quote';
import { problemsOf } from '@/lib/forms/problems';
import { schemaFor } from '@/server/inbox/form-schema';

const { fields, parts } = quickQuoteForm;
const complete = {
  firstName: 'Sam',
  lastName: 'Sample',
  email: 'sam@example.com',
  coBorrower: 'No',
  zipCode: '43215',
  loanPurpose: 'Purchase',
  propertyWillBe: 'Primary Residence',
};

test('every field is in one part, and only optional ones are collapsed', () => {
  expect(parts.flatMap(({ rows }) => rows.flat()).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
  const folded: readonly string[] = parts.flatMap((part) => ('folded' in part ? part.rows.flat() : []));
  const needed = fields.filter((field) => folded.includes(field.name) && !('optional' in field));
  expect(needed).toEqual([]);
});

test('page and inbox ask for an evening phone unless email is chosen', () => {
  const missing = ['eveningPhone'];
  expect(problemsOf(quickQuoteForm, complete).map(({ name }) => name)).toEqual(missing);
  const byEmail = { ...complete, contactPreference: 'Email' };
  expect(problemsOf(quickQuoteForm, byEmail)).toEqual([]);
  expect(schemaFor(quickQuoteForm).safeParse(complete).success).toBe(false);
  expect(schemaFor(quickQuoteForm).safeParse(byEmail).success).toBe(true);
});
