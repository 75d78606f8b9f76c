/** @jsxImportSource hono/jsx */
import type { Child, JSX } from 'hono/jsx';
import { usePageContext } from '@/server/desk/pages/page-context';

type FormProps = JSX.IntrinsicElements['form'] & {
  /** Sent in addition to the page's CSRF token. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
};

export function Form({ hiddenFields, children, ...form }: FormProps) {
  const { token } = usePageContext();
  return (
    <form method="post" {...form}>
      {Object.entries({ token, ...hiddenFields }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

export function Button({ children, ...button }: JSX.IntrinsicElements['button']) {
  return (
    <button type="submit" class="button" data-button="secondary" {...button}>
      {children}
    </button>
  );
}

type FieldProps = JSX.IntrinsicElements['input'] & {
  readonly id: string;
  readonly label: string;
  /** In addition to the class `input`. */
  readonly class?: string;
  readonly children?: Child;
};

export function Field({ id, label, class: extraClass = '', children, ...input }: FieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      <input class={`input ${extraClass}`.trim()} id={id} name={id} {...input} />
    </div>
  );
}

/** The input for the six-digit code; its error has the id `problem`. */
export function CodeField({ hasProblem }: { readonly hasProblem: boolean }) {
  return (
    <Field
      id="code"
      label="Six digits"
      class="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength={12}
      required
      aria-describedby={hasProblem ? 'problem' : undefined}
    />
  );
}

type SelectProps = {
  readonly id: string;
  readonly label: string;
  readonly choices: Iterable<readonly [string, string]>;
  readonly chosen: string;
  readonly required?: boolean;
};

export function Select({ id, label, choices, chosen, required }: SelectProps) {
  return (
    <>
      <label for={id}>{label}</label>
      <select class="input" id={id} name={id} required={required}>
        {[...choices].map(([value, words]) => (
          <option value={value} selected={value === chosen}>
            {words}
          </option>
        ))}
      </select>
    </>
  );
}

type ProblemProps = { readonly id?: string; readonly text: string | undefined };

/** The error message of a form; fields refer to its id. */
export function Problem({ id = 'problem', text }: ProblemProps) {
  return text === undefined ? null : (
    <p class="error" id={id} role="alert">
      <span>{text}</span>
    </p>
  );
}
