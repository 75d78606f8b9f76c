import type { ComponentProps, ReactNode } from 'react';
import controls from '@/components/ui/control.module.css';
import { UnitBox } from '@/components/ui/unit-box';
import { constraintsOf } from '@/lib/fields/check';
import { type CheckField, type ChoiceField, choiceText, isTiles } from '@/lib/fields/field';
import type { FormField } from '@/lib/forms/definition';
import styles from './field.module.css';

type Events = Pick<ComponentProps<'input'>, 'onClick' | 'onKeyDown'>;

/** The ids that one field's parts have, so that they can point at one another. */
function idsOf(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error`, notice: `${id}-notice` };
}

type ControlProps = {
  readonly field: FormField;
  /** Of the control itself; of the first tile in a group. */
  readonly id: string;
  /** The answer it starts with; what is typed later belongs to the browser. */
  readonly value?: string | undefined;
  /** Told of each change, with the text as it stands. */
  readonly onValue?: ((value: string) => void) | undefined;
  /** Ids of what describes it, apart by spaces. */
  readonly describedBy?: string | undefined;
  readonly wrong?: boolean;
  /** True while it is being sent: the answer can be read and no longer changed. */
  readonly locked?: boolean;
  /** Rows of a message. */
  readonly rows?: number;
  /** Gets the focus when the dialog that holds it opens. */
  readonly first?: boolean;
  /** Put on each radio. */
  readonly events?: Events;
};

/** The control of a field by itself, with the browser's own constraints: an input, a select, a message or radio tiles. */
export function Control({
  field,
  id,
  value,
  onValue,
  describedBy,
  wrong = false,
  locked = false,
  rows = 4,
  first = false,
  events,
}: ControlProps) {
  const { type, ...constraints } = constraintsOf(field);
  const shared = {
    id,
    name: field.name,
    className: controls.input,
    'data-width': field.width,
    'aria-describedby': describedBy,
    'aria-invalid': wrong || undefined,
    ...(first ? { autoFocus: true } : {}),
  };

  if (isTiles(field)) {
    return <Tiles field={field} id={id} value={value} onValue={onValue} locked={locked} events={events} />;
  }
  if (field.kind === 'choice') {
    return (
      <select
        {...shared}
        required={constraints.required}
        autoComplete={constraints.autoComplete}
        defaultValue={value ?? ''}
        disabled={locked}
        onChange={onValue && ((event) => onValue(event.target.value))}
      >
        <option value="" disabled>
          {field.placeholder ?? 'Please select'}
        </option>
        {field.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choiceText(choice)}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'textarea') {
    return (
      <textarea
        {...shared}
        required={constraints.required}
        autoComplete={constraints.autoComplete}
        rows={rows}
        defaultValue={value}
        readOnly={locked}
        onChange={onValue && ((event) => onValue(event.target.value))}
      />
    );
  }
  const input = (
    <input
      {...shared}
      {...constraints}
      type={type}
      defaultValue={value}
      readOnly={locked}
      onChange={onValue && ((event) => onValue(event.target.value))}
    />
  );
  if (field.kind === 'money' || field.kind === 'percent') {
    return (
      <UnitBox unit={field.kind === 'money' ? '$' : '%'} width={field.width}>
        {input}
      </UnitBox>
    );
  }
  return input;
}

/** One radio tile for each choice, to stand inside a fieldset; three or fewer short ones stand side by side. */
export function Tiles({
  field,
  id,
  value,
  onValue,
  locked = false,
  columns,
  events,
}: {
  readonly field: Pick<ChoiceField, 'choices'> & { readonly name: string; readonly optional?: true };
  readonly id: string;
  readonly value?: string | undefined;
  readonly onValue?: ((value: string) => void) | undefined;
  readonly locked?: boolean;
  readonly columns?: 1 | 3;
  readonly events?: Events | undefined;
}) {
  const { choices } = field;
  const sideBySide = choices.length <= 3 && choices.every((choice) => !choice.note && choiceText(choice).length < 14);
  return (
    <div className={controls.tiles} data-columns={columns ?? (sideBySide ? 3 : 1)}>
      {choices.map((choice, at) => (
        <label key={choice.value} className={controls.tile}>
          <input
            {...events}
            type="radio"
            id={at === 0 ? id : `${id}-${at + 1}`}
            name={field.name}
            value={choice.value}
            required={!field.optional}
            defaultChecked={value === choice.value}
            disabled={locked}
            onChange={onValue && ((event) => onValue(event.target.value))}
          />
          {choiceText(choice)}
          {choice.note ? <span className={styles.note}>{choice.note}</span> : null}
        </label>
      ))}
    </div>
  );
}

/** What is wrong with an answer, beside its field. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <span>
        <span className="vh">Error: </span>
        {children}
      </span>
    </p>
  );
}

/** A quiet line under a label. */
export function Hint({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className={styles.hint} id={id}>
      {children}
    </p>
  );
}

type FieldProps = Omit<ControlProps, 'describedBy' | 'wrong'> & {
  /** A sentence: what is wrong and what to do. */
  readonly problem?: string | null | undefined;
  /** A remark that does not keep the answer from being sent. */
  readonly notice?: string | null | undefined;
};

/** A field of a form: label above, hint and error under it, then the control. */
export function Field({ field, id, problem, notice, ...control }: FieldProps) {
  const ids = idsOf(id);
  const describedBy =
    [field.hint && ids.hint, problem && ids.error, notice && ids.notice].filter(Boolean).join(' ') || undefined;
  const wrong = Boolean(problem);

  if (field.kind === 'hidden') return <input type="hidden" name={field.name} value={control.value ?? ''} />;
  if (field.kind === 'check') return <Tick field={field} id={id} {...control} />;

  const label = (
    <>
      {field.label}
      {field.optional ? <span className={styles.optional}> (optional)</span> : null}
    </>
  );
  const under = (
    <>
      {field.hint ? <Hint id={ids.hint}>{field.hint}</Hint> : null}
      {problem ? <FieldError id={ids.error}>{problem}</FieldError> : null}
    </>
  );

  if (isTiles(field)) {
    return (
      <fieldset className={styles.field} data-wrong={wrong || undefined} aria-describedby={describedBy}>
        <legend>{label}</legend>
        {under}
        <Control field={field} id={id} {...control} />
      </fieldset>
    );
  }
  return (
    <div className={styles.field} data-wrong={wrong || undefined}>
      <label htmlFor={id}>{label}</label>
      {under}
      <Control field={field} id={id} describedBy={describedBy} wrong={wrong} {...control} />
      {field.kind === 'zip' ? (
        <p className={styles.notice} id={ids.notice} role="status">
          {notice}
        </p>
      ) : null}
    </div>
  );
}

/** A checkbox with its words beside it; sends its single choice when ticked. */
function Tick({
  field,
  id,
  value,
  onValue,
  locked = false,
}: Omit<ControlProps, 'field' | 'describedBy' | 'wrong'> & { readonly field: FormField & CheckField }) {
  return (
    <label className={controls.tick}>
      <input
        type="checkbox"
        id={id}
        name={field.name}
        value={field.value}
        defaultChecked={value === field.value}
        disabled={locked}
        onChange={onValue && ((event) => onValue(event.target.checked ? field.value : ''))}
      />
      <span>{field.label}</span>
    </label>
  );
}

/** Checkboxes that answer one question together. */
export function TickGroup({
  legend,
  hint,
  id,
  children,
}: {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly id: string;
  readonly children: ReactNode;
}) {
  const ids = idsOf(id);
  return (
    <fieldset className={styles.field} aria-describedby={hint ? ids.hint : undefined}>
      <legend>{legend}</legend>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      <div>{children}</div>
    </fieldset>
  );
}
