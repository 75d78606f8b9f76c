'use client';

import { type ReactNode, type SyntheticEvent, useEffect, useSyncExternalStore } from 'react';
import { drawnStates, drawStates } from './drawn-states';
import styles from './gallery.module.css';
import { exampleGroups } from './groups';

const neverChanges = () => () => undefined;
const narrow = 320;

/** How the examples are to be looked at, by the address: `?drawn=hover&text=200&window=320&only=<file>:<name>`. */
function useLook(): URLSearchParams {
  const search = useSyncExternalStore(
    neverChanges,
    () => window.location.search,
    () => '',
  );
  return new URLSearchParams(search);
}

function addressOf(look: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(look);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

type Way = { readonly label: string; readonly changes: Readonly<Record<string, string>> };

const ways: readonly { readonly name: string; readonly of: readonly Way[] }[] = [
  {
    name: 'State',
    of: ['', ...drawnStates].map((drawn) => ({ label: drawn === '' ? 'rest' : drawn, changes: { drawn } })),
  },
  { name: 'Text', of: ['', '200'].map((text) => ({ label: `${text || '100'}%`, changes: { text } })) },
  {
    name: 'Window',
    of: ['', String(narrow)].map((window) => ({
      label: window === '' ? 'this one' : `${window} px`,
      changes: { window },
    })),
  },
];

function Ways({ look }: { readonly look: URLSearchParams }) {
  return (
    <nav className={styles.ways} aria-label="Ways to look">
      {ways.map(({ name, of }) => (
        <p key={name}>
          {name}:
          {of.map(({ label, changes }) => {
            const isNow = Object.entries(changes).every(([key, value]) => (look.get(key) ?? '') === value);
            return (
              <a key={label} href={addressOf(look, changes)} aria-current={isNow ? 'true' : undefined}>
                {label}
              </a>
            );
          })}
        </p>
      ))}
    </nav>
  );
}

/** A window of its own makes the breakpoints hold; it is as high as what is in it. */
function fit({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const height = currentTarget.contentDocument?.documentElement.scrollHeight ?? 0;
  currentTarget.height = String(Math.min(height, 1600));
}

function Stage({ look, name, id, children }: Readonly<Record<'name' | 'id', string>> & StageProps) {
  if (look.get('window') === String(narrow)) {
    const alone = addressOf(look, { only: id, window: '' });
    return <iframe className={styles.window} title={name} src={alone} width={narrow} loading="lazy" onLoad={fit} />;
  }
  return (
    <div className={styles.stage} data-drawn={look.get('drawn') ?? undefined}>
      {children}
    </div>
  );
}
type StageProps = { readonly look: URLSearchParams; readonly children: ReactNode };

/** Every example under its name, at rest or in a state; each can be seen alone, as wide as the window. */
export function Gallery() {
  const look = useLook();
  const text = look.get('text');

  useEffect(() => {
    drawStates();
  }, []);
  useEffect(() => {
    document.documentElement.style.fontSize = text ? `${text}%` : '';
  }, [text]);

  const all = exampleGroups.flatMap(({ file, examples }) =>
    Object.entries(examples).map(([name, example]) => ({ id: `${file}:${name}`, example })),
  );
  const alone = all.find(({ id }) => id === look.get('only'));
  if (alone) return <main data-drawn={look.get('drawn') ?? undefined}>{alone.example}</main>;
  return (
    <main className={styles.gallery}>
      <h1>Gallery</h1>
      <p className="lead">
        {all.length} states of the components, from the files named <code>*.examples.tsx</code>. Each can be drawn as
        under a pointer, in focus or pressed.
      </p>
      <Ways look={look} />
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
                {name} <a href={addressOf(look, { only: `${file}:${name}` })}>alone</a>
              </p>
              <Stage look={look} name={name} id={`${file}:${name}`}>
                {example}
              </Stage>
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}
