import type { ReactNode } from 'react';
import street from '@/components/drawings/street.module.css';
import styles from './not-found.module.css';

type NotFoundProps = {
  readonly title: string;
  readonly lead: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** The search field. */
  readonly search: ReactNode;
  readonly art: ReactNode;
};

/** The content of the page for unknown addresses: a vacant lot, four links and a search field. */
export function NotFound({ title, lead, links, search, art }: NotFoundProps) {
  return (
    <section className={styles.lot}>
      <div className="wrap">
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <ul className={styles.ways}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
          {search}
        </div>
        {art}
      </div>
      <div className={street.walk} />
    </section>
  );
}
