import { MoreLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import disclosure from '@/components/ui/disclosure.module.css';
import styles from './home.module.css';

type Post = { readonly title: string; readonly text: string; readonly path: string };

type Article = {
  readonly title: string;
  readonly path: string;
  readonly date: string;
  readonly printedDate: string;
};

type PostsProps = {
  readonly heading: string;
  readonly shown: readonly Post[];
  readonly olderLabel: string;
  readonly older: readonly Post[];
  readonly news: {
    readonly heading: string;
    readonly more: { readonly label: string; readonly path: string };
    /** Dated articles, newest first: one shown, the others in the disclosure. */
    readonly articles: readonly Article[];
  };
};

/** Guides and dated articles: the newest shown, the others in a disclosure. */
export function Posts({ heading, shown, olderLabel, older, news }: PostsProps) {
  return (
    <section className="section" aria-labelledby="posts">
      <div className="wrap">
        <div className="head">
          <h2 id="posts">{heading}</h2>
        </div>
        <Trio posts={shown} />
        <h3 className={styles.news} id="news">
          {news.heading}
        </h3>
        <Articles articles={news.articles.slice(0, 1)} />
        <details className={styles.older}>
          <summary className={disclosure.opens}>{olderLabel}</summary>
          <Trio posts={older} />
          <Articles articles={news.articles.slice(1)} />
        </details>
        <p className={styles.all}>
          <MoreLink href={news.more.path}>{news.more.label}</MoreLink>
        </p>
      </div>
    </section>
  );
}

function Articles({ articles }: { readonly articles: readonly Article[] }) {
  return (
    <ul className={styles.rows}>
      {articles.map((article) => (
        <li key={article.path}>
          <a href={article.path}>
            <time dateTime={article.date}>{article.printedDate}</time>
            <h4>{article.title}</h4>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Trio({ posts }: { readonly posts: readonly Post[] }) {
  return (
    <ul className={classes('three', styles.trio)}>
      {posts.map((post) => (
        <li key={post.path}>
          <a href={post.path}>
            <h3>{post.title}</h3>
            <p>{post.text}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
