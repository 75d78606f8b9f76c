import disclosure from '@/components/controls/disclosure.module.css';
import { home } from '@/content/site/own-pages/home';
import { articles } from '@/content/site/prose';
import styles from './home.module.css';

type Post = {
  readonly title: string;
  readonly path: string;
  /** ISO date of an article. */
  readonly date?: string;
  readonly printedDate?: string;
};

type PostsProps = {
  readonly id: string;
  readonly heading: string;
  readonly shown: readonly Post[];
  readonly olderLabel: string;
  readonly older: readonly Post[];
  /** Link to all of them. */
  readonly more?: { readonly label: string; readonly path: string };
};

/** Guides: three shown, the others in a disclosure. */
export function BlogPosts() {
  return <Posts id="posts" {...home.posts} />;
}

export function LatestNews() {
  const [newest, ...older] = articles.map((article) => ({ ...article, date: article.published }));
  return (
    <Posts
      id="news"
      {...home.news}
      shown={newest ? [newest] : []}
      olderLabel={`Show ${older.length} older articles`}
      older={older}
    />
  );
}

function Posts({ id, heading, shown, olderLabel, older, more }: PostsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <PostList posts={shown} />
      <details className={styles.older}>
        <summary className={disclosure.opens}>{olderLabel}</summary>
        <PostList posts={older} />
        {more ? (
          <p>
            <a href={more.path}>{more.label}</a>
          </p>
        ) : null}
      </details>
    </section>
  );
}

function PostList({ posts }: { readonly posts: readonly Post[] }) {
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
