'use client';

import { useSyncExternalStore } from 'react';
import styles from './gallery.module.css';
import { exampleGroups } from './groups';

const neverChanges = () => () => undefined;

/** The example that the address asks for, as `?only=<file>:<name>`; empty for all. */
function useOnly(): string {
  return useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(window.location.search).get('only') ?? '',
    () => '',
  );
}

/** Every example under its name; each can be seen alone, as wide as the window. */
export function Gallery() {
  const only = useOnly();
  const all = exampleGroups.flatMap(({ file, examples }) =>
    Object.entries(examples).map(([name, example]) => ({ key: `${file}:${name}`, example })),
  );
  const alone = all.find(({ key }) => key === only);
  if (alone) return <main>{alone.example}</main>;
  return (
    <main className={styles.gallery}>
      <h1>Gallery</h1>
      <p className="lead">
        {all.length} states of the components, from the files named <code>*.examples.tsx</code>.
      </p>
      <nav aria-label="Groups">
        <ul>
          {exampleGroups.map(({ title, file }) => (
            <li key={file}>
              <a href={`#${file}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {exampleGroups.map(({ title, file, examples }) => (
        <section key={file} id={file} aria-labelledby={`title-${file}`}>
          <h2 id={`title-${file}`}>{title}</h2>
          <p className="small">components/{file}.examples.tsx</p>
          {Object.entries(examples).map(([name, example]) => (
            <article key={name} aria-label={name}>
              <p className={styles.name}>
                {name} <a href={`?only=${encodeURIComponent(`${file}:${name}`)}`}>alone</a>
              </p>
              <div className={styles.stage}>{example}</div>
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}
