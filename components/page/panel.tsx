import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import styles from './panel.module.css';

export function Panel({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <div className={classes('flow', styles.panel)} id={id}>
      {children}
    </div>
  );
}
