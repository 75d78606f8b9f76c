import styles from './search.module.css';

type SiteListProps = {
  readonly heading: string;
  readonly groups: readonly {
    readonly heading: string;
    readonly links: readonly { readonly label: string; readonly href: string }[];
  }[];
};

/** Links to every page of the site by subject. It makes room for what is found. */
export function SiteList({ heading, groups }: SiteListProps) {
  return (
    <div className={styles.site}>
      <h2>{heading}</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.heading}>
            <h3>{group.heading}</h3>
            <ul className={styles.links}>
              {group.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
