import type { ComponentType, JSX, ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import styles from './prose.module.css';

/** The text of an MDX file; `components` are used in place of these. */
export type ProseText = (props: {
  readonly components?: Readonly<Record<string, ComponentType<never>>>;
}) => JSX.Element;

/** Text in lines of readable length. The first paragraph of an article is larger. */
export function Prose({ article = false, children }: { readonly article?: boolean; readonly children: ReactNode }) {
  return article ? (
    <article className={classes('flow', styles.prose, styles.article)}>{children}</article>
  ) : (
    <div className={classes('flow', styles.prose)}>{children}</div>
  );
}

export function Contents({ items }: { readonly items: readonly { readonly id: string; readonly text: string }[] }) {
  return (
    <nav aria-label="On this page">
      <ul className={styles.contents}>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function TopicGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.duo}>{children}</div>;
}

type TopicProps = {
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
};

export function Topic({ id, title, children }: TopicProps) {
  return (
    <div className={classes('ruled flow', styles.topic)} id={id}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

export function Example({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={classes('flow', styles.example)} data-example="">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

type FlowProps = {
  readonly steps: readonly { readonly name: string; readonly text: string }[];
  /** The conclusion, under the boxes. */
  readonly children: ReactNode;
};

export function Flow({ steps, children }: FlowProps) {
  return (
    <figure className={styles.flow}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.name}>
            <b>{step.name}</b> {step.text}
          </li>
        ))}
      </ol>
      <figcaption className="small">{children}</figcaption>
    </figure>
  );
}

type TermProps = {
  readonly id: string;
  /** An opening bracket before the term: browsers break lines before a button, whatever precedes it. */
  readonly lead?: string;
  readonly children: ReactNode;
};

export function TermLink({ id, lead, children }: TermProps) {
  return (
    <>
      {lead}
      <a className={styles.term} href={`/glossary-terms#${id}`}>
        {children}
      </a>
    </>
  );
}

/** A term that opens its `TermNotes` entry in place. */
export function Term({ id, lead, children }: TermProps) {
  const button = (
    <button type="button" className={styles.term} popoverTarget={`term-${id}`}>
      {children}
    </button>
  );
  if (lead === undefined) return button;
  return (
    <span className="nw">
      {lead}
      {button}
    </span>
  );
}

type TermNotesProps = {
  readonly terms: readonly { readonly id: string; readonly term: string; readonly definition: string }[];
  readonly linkLabel: string;
};

/** The definitions of a page's terms as native popovers, last on the page because they are read on demand. */
export function TermNotes({ terms, linkLabel }: TermNotesProps) {
  return terms.map(({ id, term, definition }) => (
    <div key={id} className={styles.note} id={`term-${id}`} popover="auto">
      <b>{term}</b> {definition} <a href={`/glossary-terms#${id}`}>{linkLabel}</a>
    </div>
  ));
}

export function CallToAction({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={`row ruled ${styles.end}`} data-print="no" data-nosnippet="">
      <p>{text}</p>
      <div className="btns">{children}</div>
    </div>
  );
}

type RelatedPagesProps = {
  readonly items: readonly { readonly text: string; readonly label: string; readonly path: string }[];
};

export function RelatedPages({ items }: RelatedPagesProps) {
  return (
    <ul className={`rows ${styles.onward}`}>
      {items.map((item) => (
        <li key={item.path}>
          {item.text} <a href={item.path}>{item.label}</a>
        </li>
      ))}
    </ul>
  );
}
