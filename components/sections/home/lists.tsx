import styles from './home.module.css';

type NewsListProps = {
  readonly heading: string;
  readonly lead?: string;
  readonly more: { readonly label: string; readonly path: string };
  readonly articles: readonly {
    readonly title: string;
    readonly path: string;
    readonly date: string;
    readonly printedDate: string;
  }[];
};

/** Every dated article, newest first. */
export function NewsList({ heading, lead, more, articles }: NewsListProps) {
  return (
    <section className="section" aria-labelledby="news">
      <div className="wrap split">
        <div className="head">
          <h2 id="news">{heading}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
          <p>
            <a href={more.path}>{more.label}</a>
          </p>
        </div>
        <ul className={styles.rows}>
          {articles.map((article) => (
            <li key={article.path}>
              <a href={article.path}>
                <time dateTime={article.date}>{article.printedDate}</time>
                <h3>{article.title}</h3>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type LearningHubProps = {
  readonly heading: string;
  readonly groups: readonly {
    readonly heading: string;
    readonly links: readonly { readonly label: string; readonly path: string }[];
  }[];
};

/** Links to guides, grouped by what the reader wants to do. */
export function LearningHub({ heading, groups }: LearningHubProps) {
  return (
    <section className="section stone" aria-labelledby="hub">
      <div className="wrap">
        <div className="head">
          <h2 id="hub">{heading}</h2>
        </div>
        <div className={styles.hub}>
          {groups.map((group) => (
            <div key={group.heading}>
              <h3>{group.heading}</h3>
              <ul>
                {group.links.map((link) => (
                  <li key={link.path}>
                    <a href={link.path}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
