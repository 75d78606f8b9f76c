/** @jsxImportSource hono/jsx */

type ProblemProps = { readonly id?: string; readonly text: string | undefined };

/** What is wrong with a form that was sent; its fields are described by the id. */
export function Problem({ id = 'problem', text }: ProblemProps) {
  return text === undefined ? null : (
    <p class="error" id={id} role="alert">
      <span>{text}</span>
    </p>
  );
}
