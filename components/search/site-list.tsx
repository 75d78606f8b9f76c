import styles from './search.module.css';

type SiteListProps = {
  readonly groups: readonly {
    readonly heading: string;
    readonly links: readonly { readonly label: string; readonly href: string }[];
  }[];
};

/** Links to every page of the site by subject. */
export function SiteList({ groups }: SiteListProps) {
  return (
    <div className={styles.site}>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
