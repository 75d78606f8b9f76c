import { trapName } from '@/lib/forms/definition';

/** The field that people never see and robots fill in. */
export function Trap({ id }: { readonly id: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} type="text" name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
