import { defaultCureOf } from '@/lib/fields/check';
import { forms } from '@/server/inbox/forms';

test('a field has a sentence of its own about a missing answer only where it differs from the default', () => {
  const repeated = [...forms.values()].flatMap(({ id, fields }) =>
    fields
      .filter((field) => field.missing !== undefined && field.missing === defaultCureOf(field))
      .map((field) => `${id}: ${field.name}`),
  );
  expect(repeated).toEqual([]);
});

test('only the rules of the kinds contain how many digits a phone number and a ZIP code have', () => {
  const own = [...forms.values()].flatMap(({ id, fields }) =>
    fields
      .filter((field) => (field.kind === 'phone' || field.kind === 'zip') && field.missing !== undefined)
      .map((field) => `${id}: ${field.name}`),
  );
  expect(own).toEqual([]);
});
