import controls from '@/components/controls/control.module.css';
import { Checkbox, Options, UnitBox } from '@/components/controls/inputs';
import { Tiles } from '@/components/controls/tiles';
import { constraintsOf, formatOnBlur } from '@/lib/fields/check';
import { type CheckField, type ChoiceField, choiceText, isTiles } from '@/lib/fields/field';
import type { FormField } from '@/lib/forms/definition';

export type ControlProps<Field = FormField> = {
  readonly field: Field;
  /** Of the control itself; of the first tile in a group. */
  readonly id: string;
  /** The answer it starts with; what is typed later belongs to the browser. */
  readonly value?: string | undefined;
  /** Called at each change with the new text. */
  readonly onValue?: ((value: string) => void) | undefined;
  /** Ids of what describes it, separated by spaces. */
  readonly describedBy?: string | undefined;
  /** Whether a check has found a problem with the answer. */
  readonly wrong?: boolean;
  /** True while it is being sent: the answer can be read but not changed. */
  readonly locked?: boolean;
  /** True until script has taken over: then the browser checks the answer itself. */
  readonly native: boolean;
};

/**
 * How a control says that it needs an answer, and whether the answer is wrong. With the native attribute
 * engines announce an untouched field as invalid, so it is used only where the browser does the checking.
 */
export function requirement(native: boolean, required: boolean, wrong: boolean) {
  if (native) return { required };
  return { 'aria-required': required || undefined, 'aria-invalid': wrong };
}

/** The attributes of a control whose value is text. */
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

/** The control of a field, without its label: an input, a list, a message, radio tiles or a box to check. */
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

/** The id of a radio button: the first one has the id of the field. */
export function tileId(id: string, index: number): string {
  return index === 0 ? id : `${id}-${index + 1}`;
}

/** Three or fewer short choices fit beside each other; of four, as many as there is room for. */
function columnsFor(choices: ChoiceField['choices']): 1 | 3 | 'auto' {
  const atMost = (length: number) => choices.every((choice) => !choice.note && choiceText(choice).length <= length);
  if (choices.length <= 3) return atMost(13) ? 3 : 1;
  return choices.length === 4 && atMost(20) ? 'auto' : 1;
}

function RadioTiles({ field, id, value, onValue, locked = false, native }: ControlProps<FormField & ChoiceField>) {
  return (
    <Tiles
      choices={field.choices}
      columns={columnsFor(field.choices)}
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

/** Sends its value when checked. */
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
