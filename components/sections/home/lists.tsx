import disclosure from '@/components/controls/disclosure.module.css';
import { learningHub } from '@/content/site/menus';
import { home } from '@/content/site/own-pages/home';
import styles from './home.module.css';

/** Links of a group that are shown outside the disclosure. */
const shown = 2;

/** The first two guides of each group, the others in a disclosure. */
export function LearningHub() {
  const hidden = learningHub.reduce((sum, { links }) => sum + Math.max(0, links.length - shown), 0);
  return (
    <section aria-labelledby="hub">
      <h2 id="hub">{home.hub.heading}</h2>
      <div className={styles.hub}>
        {learningHub.map((group) => (
          <div key={group.heading}>
            <h3 className="minor">{group.heading}</h3>
            <Links links={group.links.slice(0, shown)} />
          </div>
        ))}
      </div>
      <details className={`t-s ${styles.older}`}>
        <summary className={disclosure.opens}>Show {hidden} more guides</summary>
        <div className={styles.hub}>
          {learningHub.map((group) => (
            <Links key={group.heading} links={group.links.slice(shown)} />
          ))}
        </div>
      </details>
    </section>
  );
}

function Links({ links }: { readonly links: (typeof learningHub)[number]['links'] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
