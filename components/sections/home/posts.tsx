import disclosure from '@/components/controls/disclosure.module.css';
import styles from './home.module.css';

type Post = { readonly title: string; readonly path: string };

type BlogPostsProps = {
  readonly heading: string;
  readonly shown: readonly Post[];
  readonly olderLabel: string;
  readonly older: readonly Post[];
};

/** Guides: the newest shown, the others in a disclosure. */
export function BlogPosts({ heading, shown, olderLabel, older }: BlogPostsProps) {
  return (
    <section aria-labelledby="posts">
      <h2 id="posts">{heading}</h2>
      <Posts posts={shown} />
      <details className={styles.older}>
        <summary className={disclosure.opens}>{olderLabel}</summary>
        <Posts posts={older} />
      </details>
    </section>
  );
}

type Article = Post & { readonly date: string; readonly printedDate: string };

type NewsProps = {
  readonly heading: string;
  /** How many are in sight. */
  readonly shown: number;
  readonly more: { readonly label: string; readonly path: string };
  /** Dated articles, newest first. */
  readonly articles: readonly Article[];
};

/** Dated articles: the newest shown, the others in a disclosure. */
export function News({ heading, shown, more, articles }: NewsProps) {
  return (
    <section aria-labelledby="news">
      <h2 id="news">{heading}</h2>
      <Posts posts={articles.slice(0, shown)} />
      <details className={styles.older}>
        <summary className={disclosure.opens}>Show {articles.length - shown} older articles</summary>
        <Posts posts={articles.slice(shown)} />
        <p>
          <a href={more.path}>{more.label}</a>
        </p>
      </details>
    </section>
  );
}

function Posts({ posts }: { readonly posts: readonly (Post & Partial<Article>)[] }) {
  return (
    <ul className={styles.posts}>
      {posts.map(({ path, title, date, printedDate }) => (
        <li key={path}>
          {date ? <time dateTime={date}>{printedDate}</time> : null}
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
