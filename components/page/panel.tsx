import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import styles from './panel.module.css';

type PanelProps = {
  readonly id?: string | undefined;
  /** Left out on paper. */
  readonly 'data-print'?: 'no';
  readonly children: ReactNode;
};

export function Panel({ children, ...attributes }: PanelProps) {
  return (
    <div className={classes('flow', styles.panel)} {...attributes}>
      {children}
    </div>
  );
}
