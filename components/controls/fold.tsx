import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import styles from './fold.module.css';

type FoldProps = Omit<ComponentProps<'details'>, 'className'> & {
  readonly summary: ReactNode;
  readonly aside?: ReactNode;
  /** `large` for a section, `small` for a chart's figures. */
  readonly size?: 'large' | 'small';
  readonly openWhenWide?: boolean;
};

/** A `<details>` element: it opens without script. */
export function Fold({ summary, aside, size, openWhenWide, children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={classes(styles.fold, size && styles[size], openWhenWide && styles.wide)}>
      <summary>
        {summary}
        {aside ? <span>{aside}</span> : null}
      </summary>
      <div className="flow">{children}</div>
    </details>
  );
}
