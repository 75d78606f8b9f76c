import type { FormField } from '@/lib/forms/definition';
import type { MyNumbers } from '@/lib/my-numbers';
import { groupMoney } from '@/lib/numbers/clean';
import { roundHalfAway } from '@/lib/numbers/format';

/** What the calculators of this tab know for a field, as the field shows it; null where they know nothing that fits. */
export function knownAnswer(field: FormField, known: MyNumbers): string | null {
  const figure = field.myNumber === undefined ? undefined : known[field.myNumber];
  if (figure === undefined) return null;
  if (field.kind === 'money') return figure > 0 ? groupMoney(String(roundHalfAway(figure, 2))) : null;
  if (field.kind !== 'choice' || field.myNumber !== 'termMonths') return null;
  const years = `${figure / 12} years`;
  return field.choices.some(({ value }) => value === years) ? years : null;
}
