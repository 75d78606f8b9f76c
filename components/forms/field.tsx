import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import controls from '@/components/controls/control.module.css';
import mark from '@/components/controls/problem-mark.module.css';
import { isTiles } from '@/lib/fields/field';
import { Control, type ControlProps } from './control';
import styles from './field.module.css';

function idsOf(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error`, notice: `${id}-notice` };
}

type FieldErrorProps = {
  readonly id: string;
  /** The problem has been corrected: the line stays empty so that nothing below moves under the pointer. */
  readonly settled?: boolean;
  readonly children: ReactNode;
};

export function FieldError({ id, settled = false, children }: FieldErrorProps) {
  return (
    <p className={classes(styles.error, mark.marked, settled && styles.settled)} id={id}>
      <span>
        <span className="vh">Error: </span>
        {children}
      </span>
    </p>
  );
}

export function Hint({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className={`small ${styles.hint}`} id={id}>
      {children}
    </p>
  );
}

type FieldProps = Omit<ControlProps, 'describedBy' | 'wrong'> & {
  readonly problem?: string | null | undefined;
  /** The problem has been corrected since the form was last sent. */
  readonly settled?: boolean | undefined;
  /** Does not block sending. */
  readonly notice?: string | null | undefined;
};

export function Field({ problem, settled = false, notice, ...control }: FieldProps) {
  const { field, id } = control;
  const ids = idsOf(id);
  const describedBy =
    [field.hint && ids.hint, problem && !settled && ids.error, notice && ids.notice].filter(Boolean).join(' ') ||
    undefined;
  const wrong = Boolean(problem) && !settled;
  const look = problem ? (settled ? 'settled' : true) : undefined;

  if (field.kind === 'hidden') return <input type="hidden" name={field.name} value={control.value ?? ''} />;
  if (field.kind === 'check') return <Control {...control} />;

  const label = (
    <>
      {field.label}
      {field.optional && !field.requiredUnless ? <span className={styles.optional}> (optional)</span> : null}
    </>
  );
  const under = (
    <>
      {field.hint ? <Hint id={ids.hint}>{field.hint}</Hint> : null}
      {problem ? (
        <FieldError id={ids.error} settled={settled}>
          {problem}
        </FieldError>
      ) : null}
    </>
  );

  if (isTiles(field)) {
    return (
      <fieldset className={styles.field} data-wrong={look} aria-describedby={describedBy}>
        <legend>{label}</legend>
        {under}
        <Control {...control} />
      </fieldset>
    );
  }
  const remark = (
    <p className={controls.notice} id={ids.notice} role="status">
      {notice}
    </p>
  );
  return (
    <div className={styles.field} data-wrong={look}>
      <label htmlFor={id}>{label}</label>
      {under}
      <Control {...control} describedBy={describedBy} wrong={wrong} />
      {field.kind === 'zip' || field.kind === 'email' || field.usual || 'notice' in field ? remark : null}
    </div>
  );
}

type CheckboxGroupProps = {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly id: string;
  readonly children: ReactNode;
};

export function CheckboxGroup({ legend, hint, id, children }: CheckboxGroupProps) {
  const ids = idsOf(id);
  return (
    <fieldset className={styles.field} aria-describedby={hint ? ids.hint : undefined}>
      <legend>{legend}</legend>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      <div>{children}</div>
    </fieldset>
  );
}
