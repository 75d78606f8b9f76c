import disclosure from '@/components/controls/disclosure.module.css';
import styles from './sources.module.css';

export type Source = {
  /** The labels and figures from this source. */
  readonly what: string;
  readonly name: string;
  readonly url: string;
  /** The date of the reading, and whether the figure has expired; may be empty. */
  readonly note: string;
};

export function FigureSources({ items }: { readonly items: readonly Source[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.what}${item.name}`}>
          {item.what}.{' '}
          <a href={item.url} rel="external">
            {item.name}
          </a>
          {item.note}.
        </li>
      ))}
    </ul>
  );
}

type SourcesProps = {
  readonly items: readonly Source[];
  /** A sentence about who reviewed the page and when, or when it last changed. */
  readonly review?: string;
};

/** The sources of a page's figures and its last review. Renders nothing without either. */
export function Sources({ items, review }: SourcesProps) {
  if (items.length === 0 && !review) return null;
  return (
    <section className={`quiet t-s ${styles.sources}`} aria-label="Sources and review">
      {review ? <p>{review}</p> : null}
      {items.length > 0 ? (
        <details data-print="opened">
          <summary className={disclosure.opens}>Where the figures on this page come from</summary>
          <FigureSources items={items} />
        </details>
      ) : null}
    </section>
  );
}

export function SourceList({ items }: { readonly items: readonly { readonly name: string; readonly url: string }[] }) {
  return (
    <section className={`quiet t-s ${styles.sources}`} aria-label="Sources">
      <h2 className="minor">Sources</h2>
      <ul>
        {items.map((item) => (
          <li key={item.name}>
            <a href={item.url} rel="external">
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
