import type { ReactNode } from 'react';
import styles from './field.module.css';

type FieldGroupProps = {
  readonly legend?: string;
  /** A sentence under the legend. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** Fields that belong together, under a strong rule. */
export function FieldGroup({ legend, hint, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      {legend ? <legend>{legend}</legend> : null}
      <div className={styles.fields}>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
        {children}
      </div>
    </fieldset>
  );
}
