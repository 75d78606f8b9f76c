import type { NamedFigure } from '@/lib/leads/figures';
import type { CalculatorFields, ValuesOf } from './definition';
import { isPrivate } from './share';
import { valueText } from './words';

/** Says whether a field counts at these values: a third debt that nobody has added does not. */
export type Counts<Fields extends CalculatorFields> = (
  name: keyof Fields & string,
  values: ValuesOf<Fields>,
) => boolean;

/** The inputs of a calculator for a loan officer, in order: without choices that nobody has made, and without the income. */
export function inputFigures<Fields extends CalculatorFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
  counts: Counts<Fields> = () => true,
): readonly NamedFigure[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: number | string = values[name] ?? field.initial;
    const isUnmade = field.kind === 'choice' && (value === '' || value === 'NONE');
    return isUnmade || isPrivate(field) || !counts(name, values)
      ? []
      : [{ label: field.label, text: valueText(field, value) }];
  });
}
