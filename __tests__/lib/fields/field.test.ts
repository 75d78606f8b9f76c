import type { AnswerField } from '@/lib/fields/check';
import { choiceText, isTiles } from '@/lib/fields/field';
import type { FormField } from '@/lib/forms/definition';
import type { Step } from '@/lib/questionnaire/definition';

// The compiler is the check here: each line below an expected error would stop the build without that comment, and a
// line that became valid would stop it with the comment.
const fields: readonly FormField[] = [
  { name: 'a', kind: 'choice', look: 'list', label: 'A', choices: [{ value: 'Yes' }], placeholder: 'Select' },
  // @ts-expect-error A choice cannot lack its choices.
  { name: 'b', kind: 'choice', look: 'list', label: 'B' },
  // @ts-expect-error A choice cannot lack its look.
  { name: 'c', kind: 'choice', label: 'C', choices: [{ value: 'Yes' }] },
  // @ts-expect-error A line of text cannot have choices.
  { name: 'd', kind: 'text', label: 'D', choices: [{ value: 'Yes' }] },
  // @ts-expect-error An amount cannot have choices.
  { name: 'e', kind: 'money', label: 'E', choices: [{ value: 'Yes' }] },
  // @ts-expect-error A phone number cannot have a length of its own.
  { name: 'f', kind: 'phone', label: 'F', maxLength: 12 },
  // @ts-expect-error A box to tick cannot lack what it sends.
  { name: 'g', kind: 'check', label: 'G' },
  // @ts-expect-error A number of months is not sent by a form.
  { name: 'h', kind: 'months', label: 'H', atMost: 480 },
];

const steps: readonly Step[] = [
  {
    field: 'a',
    kind: 'choice',
    look: 'tiles',
    label: 'A',
    section: 'About you',
    question: 'A?',
    choices: [{ value: 'Yes' }],
  },
  // @ts-expect-error A question with tiles cannot lack its choices.
  { field: 'b', kind: 'choice', look: 'tiles', label: 'B', section: 'About you', question: 'B?' },
  // @ts-expect-error A question about an amount cannot lack its slider.
  { field: 'c', kind: 'money', label: 'C', section: 'About you', question: 'C?', whenEmpty: 0 },
];

test('isTiles is true for choices shown as tiles only', () => {
  expect(steps.filter(isTiles).map(({ field }) => field)).toEqual(['a', 'b']);
  expect(fields.filter(isTiles)).toEqual([]);
  expect(isTiles({ kind: 'money', label: 'Price' } satisfies AnswerField)).toBe(false);
});

test('a choice reads as its label, or as its value', () => {
  expect(choiceText({ value: 'TownHouse', label: 'Townhouse' })).toBe('Townhouse');
  expect(choiceText({ value: 'Condominium' })).toBe('Condominium');
});
