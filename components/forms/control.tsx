import controls from '@/components/controls/control.module.css';
import { Checkbox, Options, UnitBox } from '@/components/controls/inputs';
import { Tiles } from '@/components/controls/tiles';
import { constraintsOf, formatOnBlur } from '@/lib/fields/check';
import { type CheckField, type ChoiceField, choiceText, isTiles } from '@/lib/fields/field';
import type { FormField } from '@/lib/forms/definition';

export type ControlProps<Field = FormField> = {
  readonly field: Field;
  /** Id of the control, or of the first tile in a group. */
  readonly id: string;
  /** Initial answer; the browser owns what is typed later. */
  readonly value?: string | undefined;
  readonly onValue?: ((value: string) => void) | undefined;
  /** Ids separated by spaces. */
  readonly describedBy?: string | undefined;
  readonly wrong?: boolean;
  /** True while sending: the answer is read-only. */
  readonly locked?: boolean;
  /** True until hydration: the browser validates the answer. */
  readonly native: boolean;
};

/** Browsers announce an untouched required field as invalid, so `required` is set only while the browser validates. */
export function requirement(native: boolean, required: boolean, wrong: boolean) {
  if (native) return { required };
  return { 'aria-required': required || undefined, 'aria-invalid': wrong };
}

function textAttributesOf({ field, id, value, onValue, describedBy, wrong = false, native }: ControlProps) {
  const { required = false, ...constraints } = constraintsOf(field);
  return {
    ...constraints,
    ...requirement(native, required, wrong),
    id,
    name: field.name,
    className: controls.input,
    'data-width': field.width,
    'aria-describedby': describedBy,
    defaultValue: value,
    onChange: onValue && ((event: { readonly target: { readonly value: string } }) => onValue(event.target.value)),
  };
}

export function Control(props: ControlProps) {
  const { field, locked = false } = props;
  if (field.kind === 'check') return <CheckBox {...props} field={field} />;
  if (isTiles(field)) return <RadioTiles {...props} field={field} />;
  const { type, inputMode, pattern, title, maxLength, defaultValue, ...shared } = textAttributesOf(props);
  if (field.kind === 'choice') {
    return (
      <select {...shared} defaultValue={defaultValue ?? ''} disabled={locked}>
        <option value="" disabled>
          {field.placeholder ?? 'Please select'}
        </option>
        <Options choices={field.choices} />
      </select>
    );
  }
  if (field.kind === 'textarea') return <textarea {...shared} defaultValue={defaultValue} rows={4} readOnly={locked} />;
  const input = (
    <input
      {...shared}
      {...{ type, inputMode, pattern, title, maxLength, defaultValue }}
      readOnly={locked}
      onBlur={({ target }) => {
        target.value = formatOnBlur(field, target.value);
      }}
    />
  );
  if (field.kind !== 'money' && field.kind !== 'percent') return input;
  return (
    <UnitBox unit={field.kind === 'money' ? '$' : '%'} width={field.width}>
      {input}
    </UnitBox>
  );
}

export function tileId(id: string, index: number): string {
  return index === 0 ? id : `${id}-${index + 1}`;
}

/** Three or fewer short choices share a row; of four, as many as fit. */
function columnsFor(choices: ChoiceField['choices']): 1 | 3 | 'auto' {
  const atMost = (length: number) => choices.every((choice) => !choice.note && choiceText(choice).length <= length);
  if (choices.length <= 3) return atMost(13) ? 3 : 1;
  return choices.length === 4 && atMost(20) ? 'auto' : 1;
}

function RadioTiles({ field, id, value, onValue, locked = false, native }: ControlProps<FormField & ChoiceField>) {
  return (
    <Tiles
      choices={field.choices}
      columns={field.valuePattern ? 'auto' : columnsFor(field.choices)}
      inputOf={(choice, index) => ({
        id: tileId(id, index),
        name: field.name,
        required: native && !field.optional,
        defaultChecked: value === choice.value,
        disabled: locked,
        onChange: onValue && (() => onValue(choice.value)),
      })}
    />
  );
}

function CheckBox({ field, id, value, onValue, locked = false }: ControlProps<FormField & CheckField>) {
  return (
    <Checkbox
      id={id}
      name={field.name}
      value={field.value}
      defaultChecked={value === field.value}
      disabled={locked}
      onChange={onValue && ((event) => onValue(event.target.checked ? field.value : ''))}
    >
      {field.label}
    </Checkbox>
  );
}
