import { trapName } from '@/lib/forms/definition';
import styles from './form-view.module.css';

/** The field that people never see and robots fill in. */
export function Trap({ id }: { readonly id: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} type="text" name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
