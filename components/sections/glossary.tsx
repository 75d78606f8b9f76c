import { ButtonLink } from '@/components/controls/button';
import { ApplyLink } from '@/components/page/apply';
import { CallToAction, RelatedPages } from '@/components/page/prose';
import { emptyLetterText, type GlossaryTerm, glossaryLetters, glossaryOnward, glossaryTerm } from '@/content/glossary';
import { company } from '@/content/lender/company';
import { pageOf } from '@/content/site/pages';
import { definitionParts } from '@/lib/glossary/links';
import styles from './glossary.module.css';

function Definition({ text }: { readonly text: string }) {
  return definitionParts(text).map((part) =>
    part.id ? (
      <a key={part.id} href={`#${part.id}`}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}

function linksOf({ see, page }: GlossaryTerm) {
  const related = see.map((other) => ({ href: `#${other}`, text: glossaryTerm(other).term }));
  return page ? [...related, { href: page, text: pageOf(page).label }] : related;
}

export function GlossaryEnd() {
  return (
    <>
      <CallToAction text="A word that isn’t here? Ask us.">
        <ButtonLink href={company.phone.href} look="secondary" icon="tel">
          {company.phone.display}
        </ButtonLink>
        <ApplyLink />
      </CallToAction>
      <RelatedPages items={glossaryOnward} />
    </>
  );
}

/** On a phone each letter is collapsed until the URL names it or one of its terms: its heading links to itself. */
export function Glossary() {
  return (
    <>
      <nav className={styles.bar} data-print="no" aria-label="Jump to a letter">
        <ul>
          {glossaryLetters.map(({ letter, terms }) => (
            <li key={letter}>
              <a href={`#${letter}`} className={terms.length === 0 ? styles.empty : undefined}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {glossaryLetters.map(({ letter, terms }) => (
        <section key={letter} className={styles.letter} id={letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>
            <a href={`#${letter}`}>
              <span className="vh">Words with </span>
              {letter}
            </a>
          </h2>
          {terms.length === 0 ? (
            <p className="small">{emptyLetterText(letter)}</p>
          ) : (
            <dl>
              {terms.map((term) => (
                <div key={term.id} id={term.id}>
                  <dt>{term.term}</dt>
                  <dd>
                    <Definition text={term.definition} />
                    {linksOf(term).length > 0 ? (
                      <p className={`small ${styles.see}`}>
                        See{' '}
                        {linksOf(term).map((link, index) => (
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
