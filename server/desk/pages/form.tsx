/** @jsxImportSource hono/jsx */
import type { Child, JSX } from 'hono/jsx';
import { usePageContext } from '@/server/desk/pages/page-context';

type FormProps = JSX.IntrinsicElements['form'] & {
  /** What goes along unseen beside the token of the page. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
};

/** A form that is posted. */
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

/** A button of second rank that sends its form. */
export function Button({ children, ...button }: JSX.IntrinsicElements['button']) {
  return (
    <button type="submit" class="button" data-button="secondary" {...button}>
      {children}
    </button>
  );
}

type FieldProps = JSX.IntrinsicElements['input'] & {
  /** Also its name. */
  readonly id: string;
  readonly label: string;
  /** Beside the `input` that every field has. */
  readonly class?: string;
  readonly children?: Child;
};

/** An input with its label; what is between the two are the children. */
export function Field({ id, label, class: extraClass = '', children, ...input }: FieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      <input class={`input ${extraClass}`.trim()} id={id} name={id} {...input} />
    </div>
  );
}

/** The field for the six digits of the second factor; a complaint about it has the id `problem`. */
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
  /** Also its name. */
  readonly id: string;
  readonly label: string;
  /** The words of each choice by its value. */
  readonly choices: Iterable<readonly [string, string]>;
  readonly chosen: string;
  readonly required?: boolean;
};

/** A list to choose from, with its label. */
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

/** What is wrong with a form that was sent; its fields are described by the id. */
export function Problem({ id = 'problem', text }: ProblemProps) {
  return text === undefined ? null : (
    <p class="error" id={id} role="alert">
      <span>{text}</span>
    </p>
  );
}
