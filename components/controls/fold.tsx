import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import styles from './fold.module.css';

type FoldProps = Omit<ComponentProps<'details'>, 'className'> & {
  readonly summary: ReactNode;
  /** Words at the end of the summary's line. */
  readonly aside?: ReactNode;
  /** A line of its own size: large for a section, small for the figures of a chart. */
  readonly size?: 'large' | 'small';
  /** Shows its content on wide screens before it is opened. */
  readonly openWhenWide?: boolean;
};

/** A part of a screen that is closed until it is asked for; it opens without script. */
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
