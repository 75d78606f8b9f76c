import styles from './home.module.css';

type LearningHubProps = {
  readonly heading: string;
  readonly groups: readonly {
    readonly heading: string;
    readonly links: readonly { readonly label: string; readonly path: string }[];
  }[];
};

/** Links to guides in disclosures, one for each thing that the reader wants to do. */
export function LearningHub({ heading, groups }: LearningHubProps) {
  return (
    <section className="section stone" aria-labelledby="hub">
      <div className="wrap">
        <div className="head">
          <h2 id="hub">{heading}</h2>
        </div>
        <div className={styles.hub}>
          {groups.map((group) => (
            <details key={group.heading}>
              <summary>
                <h3>{group.heading}</h3>
              </summary>
              <ul>
                {group.links.map((link) => (
                  <li key={link.path}>
                    <a href={link.path}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
