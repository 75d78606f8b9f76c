import type { ReactNode } from 'react';
import styles from './field.module.css';

type FieldGroupProps = {
  readonly legend?: string;
  /** A sentence under the legend. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** Fields that belong together, under a strong rule; without a legend they are no group to a screen reader. */
export function FieldGroup({ legend, hint, children }: FieldGroupProps) {
  const fields = (
    <div className={styles.fields}>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </div>
  );
  if (!legend) return <div className={styles.group}>{fields}</div>;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {fields}
    </fieldset>
  );
}
