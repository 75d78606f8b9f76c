import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { type Crumb, Crumbs } from './crumbs';
import styles from './page-header.module.css';

type PageHeaderProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly crumbs: readonly Crumb[];
  readonly art?: ReactNode;
  /** Next to the text, at every width. */
  readonly figure?: ReactNode;
  readonly actions?: ReactNode;
  readonly byline?: ReactNode;
  /** A low header with a smaller h1, above a tool. */
  readonly slim?: boolean | undefined;
};

export function PageHeader({ title, lead, crumbs, art, figure, actions, byline, slim }: PageHeaderProps) {
  return (
    <div
      className={classes(
        styles.header,
        Boolean(art) && styles.withArt,
        Boolean(figure) && styles.withFigure,
        slim && styles.slim,
      )}
    >
      <div className="wrap">
        <div className={classes('flow', styles.text)}>
          <Crumbs crumbs={crumbs} />
          <h1>{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
          {byline ? <p className={`quiet t-s ${styles.byline}`}>{byline}</p> : null}
          {actions ? (
            <div className={classes('btns', styles.actions)} data-print="no">
              {actions}
            </div>
          ) : null}
        </div>
        {art ? (
          <div className={styles.art} data-print="no">
            {art}
          </div>
        ) : null}
        {figure}
      </div>
    </div>
  );
}
