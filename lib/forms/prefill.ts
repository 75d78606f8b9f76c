import type { FormField } from '@/lib/forms/definition';
import { scoreGroupOf } from '@/lib/market';
import { loanOf, type MyNumbers } from '@/lib/my-numbers';
import { groupMoney } from '@/lib/numbers/clean';
import { roundHalfAway } from '@/lib/numbers/format';

function scoreAnswer(field: FormField, { score }: MyNumbers): string | null {
  if (field.kind !== 'choice' || score === undefined) return null;
  return field.choices.find(({ value }) => scoreGroupOf(value) === score)?.value ?? null;
}

/** The field's value from the visitor's own numbers, formatted; null if none fits. */
export function prefilledAnswer(field: FormField, numbers: MyNumbers): string | null {
  if (field.myNumber === undefined) return null;
  if (field.myNumber === 'score') return scoreAnswer(field, numbers);
  const figure = field.myNumber === 'loan' ? loanOf(numbers) : numbers[field.myNumber];
  if (figure === undefined) return null;
  if (field.kind === 'money') return figure > 0 ? groupMoney(String(roundHalfAway(figure, 2))) : null;
  if (field.kind !== 'choice' || field.myNumber !== 'termMonths') return null;
  const years = `${figure / 12} years`;
  return field.choices.some(({ value }) => value === years) ? years : null;
}
