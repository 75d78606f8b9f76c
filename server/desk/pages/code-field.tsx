/** @jsxImportSource hono/jsx */

/** The field for the six digits of the second factor; a complaint about it has the id `problem`. */
export function CodeField({ hasProblem }: { readonly hasProblem: boolean }) {
  return (
    <div class="field">
      <label for="code">Six digits</label>
      <input
        class="input code"
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength={12}
        required
        aria-describedby={hasProblem ? 'problem' : undefined}
      />
    </div>
  );
}
