import disclosure from '@/components/controls/disclosure.module.css';
import { home } from '@/content/site/own-pages/home';
import { articles } from '@/content/site/prose';
import styles from './home.module.css';

type Post = {
  readonly title: string;
  readonly path: string;
  readonly date?: string;
  readonly printedDate?: string;
  /** Hidden on narrow screens, where the list of all articles has it. */
  readonly wideOnly?: boolean;
};

/** Guides: three shown, the others in a disclosure. */
export function BlogPosts() {
  const { heading, shown, olderLabel, older } = home.posts;
  return (
    <section aria-labelledby="posts">
      <h2 id="posts">{heading}</h2>
      <PostList posts={shown} />
      <details className={`t-s ${styles.older}`}>
        <summary className={disclosure.opens}>{olderLabel}</summary>
        <PostList posts={older} />
      </details>
    </section>
  );
}

const newsCount = 5;

export function LatestNews() {
  const { heading, more } = home.news;
  return (
    <section aria-labelledby="news">
      <h2 id="news">{heading}</h2>
      <PostList
        posts={articles.slice(0, newsCount).map((article, place) => ({
          ...article,
          date: article.published,
          wideOnly: place > 0,
        }))}
      />
      <p>
        <a href={more.path}>{more.label}</a>
      </p>
    </section>
  );
}

function PostList({ posts }: { readonly posts: readonly Post[] }) {
  return (
    <ul className={`rows ${styles.posts}`}>
      {posts.map(({ path, title, date, printedDate, wideOnly }) => (
        <li key={path} className={wideOnly ? 'wide-only' : undefined}>
          {date ? (
            <time className="quiet" dateTime={date}>
              {printedDate}
            </time>
          ) : null}
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
