'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import control from '@/components/ui/control.module.css';
import { useEarlyChange } from '@/components/ui/use-early-change.client';
import type { SearchEntry } from '@/lib/search/entries';
import { excerptOf } from '@/lib/search/excerpt';
import { type Find, type Found, findIn } from './find.client';
import styles from './search.module.css';

type SearchProps = {
  readonly words: {
    readonly label: string;
    readonly button: string;
    readonly onlyTerms: string;
    readonly failed: string;
  };
  /** The file with the entries. */
  readonly file: string;
  /** The search page. */
  readonly action: string;
};

/** How many results are shown. */
const most = 20;

async function entriesIn(file: string): Promise<readonly SearchEntry[]> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`The entries at ${file} did not load: ${answer.status}`);
  return answer.json();
}

function countText(found: readonly Found[], typed: string): string {
  if (found.length === 0) return `Nothing found for “${typed}”. Try another word, or the list of pages below.`;
  if (found.length > most) return `The ${most} best results for “${typed}”`;
  return `${found.length} ${found.length === 1 ? 'result' : 'results'} for “${typed}”`;
}

/** Searches every page and every term of the glossary while a reader types. The address keeps the words for Back. */
export function Search({ words, file, action }: SearchProps) {
  const [typed, setTyped] = useState('');
  const [onlyTerms, setOnlyTerms] = useState(false);
  const [find, setFind] = useState<{ readonly by: Find } | null>(null);
  const [failed, setFailed] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const early = useEarlyChange<HTMLInputElement>((field) => setTyped(field.value));

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const words = asked.get('q');
    if (words) setTyped((before) => before || words);
    setOnlyTerms(asked.get('in') === 'terms');
  }, []);

  useEffect(() => {
    entriesIn(file).then(
      (entries) => setFind({ by: findIn(entries) }),
      () => setFailed(true),
    );
  }, [file]);

  function keep(next: { readonly typed: string; readonly onlyTerms: boolean }) {
    setTyped(next.typed);
    setOnlyTerms(next.onlyTerms);
    const query = new URLSearchParams({ q: next.typed, ...(next.onlyTerms ? { in: 'terms' } : {}) });
    window.history.replaceState(window.history.state, '', `${action}?${query}`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    status.current?.focus();
  }

  const asked = typed.trim();
  const found = find && asked !== '' ? find.by(asked, onlyTerms) : null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the oldest browsers that are served do not know the element search. */}
      <form role="search" className={styles.form} action={action} method="get" onSubmit={submit}>
        <label htmlFor="search-words">{words.label}</label>
        <div className={styles.row}>
          <input
            className={control.input}
            id="search-words"
            type="search"
            name="q"
            autoComplete="off"
            value={typed}
            ref={early}
            onChange={(event) => keep({ typed: event.target.value, onlyTerms })}
          />
          <Button type="submit">{words.button}</Button>
        </div>
        <label className={styles.only}>
          <input
            type="checkbox"
            name="in"
            value="terms"
            checked={onlyTerms}
            onChange={(event) => keep({ typed, onlyTerms: event.target.checked })}
          />
          {words.onlyTerms}
        </label>
      </form>
      {failed ? <p role="alert">{words.failed}</p> : null}
      <p className={styles.count} role="status" tabIndex={-1} ref={status}>
        {found ? countText(found, asked) : null}
      </p>
      {found && found.length > 0 ? (
        <ol className={styles.results}>
          {found.slice(0, most).map((result) => (
            <Result key={`${result.entry.href} ${result.entry.heading}`} {...result} />
          ))}
        </ol>
      ) : null}
    </>
  );
}

/** A term with its whole definition, or a part of a page with the words around what was found. */
function Result({ entry, words }: Found) {
  const isTerm = entry.kind === 'term';
  return (
    <li>
      <a href={entry.href}>{entry.heading ? `${entry.title}: ${entry.heading}` : entry.title}</a>
      <p>
        {excerptOf(entry.text, words, isTerm ? entry.text.length : undefined).map(({ text, found }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
          found ? <mark key={index}>{text}</mark> : text,
        )}
      </p>
      <p className="small">{isTerm ? 'Glossary' : entry.href.replace(/#.*/, '')}</p>
    </li>
  );
}
