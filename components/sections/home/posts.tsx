import { classes } from '@/components/ui/classes';
import styles from './home.module.css';

type Post = { readonly title: string; readonly text: string; readonly path: string };

type PostsProps = {
  readonly heading: string;
  readonly shown: readonly Post[];
  readonly olderLabel: string;
  readonly older: readonly Post[];
};

/** Six guides: three shown, three in a disclosure. */
export function Posts({ heading, shown, olderLabel, older }: PostsProps) {
  return (
    <section className="section" aria-labelledby="posts">
      <div className="wrap">
        <div className="head">
          <h2 id="posts">{heading}</h2>
        </div>
        <Trio posts={shown} />
        <details className={styles.older}>
          <summary>{olderLabel}</summary>
          <Trio posts={older} />
        </details>
      </div>
    </section>
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
