import { honeypotName } from '@/lib/forms/definition';

/** A field that people never see and bots fill in. */
export function Honeypot({ id }: { readonly id: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
