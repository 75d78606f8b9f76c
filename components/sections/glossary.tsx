import type { ReactNode } from 'react';
import styles from './glossary.module.css';

type GlossaryProps = {
  readonly letters: readonly {
    readonly letter: string;
    readonly terms: readonly {
      readonly id: string;
      readonly term: string;
      readonly definition: ReactNode;
      /** Related terms and a page with more about it. */
      readonly see: readonly { readonly href: string; readonly text: string }[];
    }[];
  }[];
  /** The text under a letter without terms. */
  readonly emptyText: (letter: string) => string;
};

/**
 * Terms from A to Z under a sticky bar of letters. On a phone each letter is closed until the address names it or one of its
 * terms: its heading is a link to itself.
 */
export function Glossary({ letters, emptyText }: GlossaryProps) {
  return (
    <>
      <nav className={styles.bar} data-print="no" aria-label="Jump to a letter">
        <ul>
          {letters.map(({ letter, terms }) => (
            <li key={letter}>
              <a href={`#${letter}`} className={terms.length === 0 ? styles.empty : undefined}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, terms }) => (
        <section key={letter} className={styles.letter} id={letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>
            <a href={`#${letter}`}>
              <span className="vh">Words with </span>
              {letter}
            </a>
          </h2>
          {terms.length === 0 ? (
            <p className="small">{emptyText(letter)}</p>
          ) : (
            <dl>
              {terms.map((term) => (
                <div key={term.id} id={term.id}>
                  <dt>{term.term}</dt>
                  <dd>
                    {term.definition}
                    {term.see.length > 0 ? (
                      <p className={styles.see}>
                        See{' '}
                        {term.see.map((link, index) => (
                          <span key={link.href}>
                            {index > 0 ? ', ' : ''}
                            <a href={link.href}>{link.text}</a>
                          </span>
                        ))}
                      </p>
                    ) : null}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </>
  );
}
