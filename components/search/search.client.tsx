'use client';

import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useEarlyChange } from '@/components/browser/hydration.client';
import { Button, PlainButton } from '@/components/controls/button';
import control from '@/components/controls/control.module.css';
import type { Crumb } from '@/components/page/crumbs';
import { PageHeader } from '@/components/page/page-header';
import type { OfficeHours } from '@/lib/forms/office-hours';
import { type SearchKind, type SearchText, searchKinds } from '@/lib/search/entries';
import type { SearchFile } from '@/lib/search/file';
import { createSearch } from '@/lib/search/search';
import { AnswerCard } from './answer-card.client';
import { Hits } from './hits.client';
import { kindNames } from './kinds';
import styles from './search.module.css';

type SearchProps = {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly phone: { readonly display: string; readonly href: string };
  readonly files: { readonly entries: string; readonly texts: string };
  readonly action: string;
  readonly hours: OfficeHours;
};

const maxHits = 30;

const label = 'What are you looking for?';
const fieldId = 'search-words';

const paramOf = (kind: SearchKind) => kindNames[kind][1].toLowerCase();

async function fetchJson<Data>(file: string): Promise<Data> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`The search at ${file} did not load: ${answer.status}`);
  return answer.json();
}

function countText(count: number, typed: string, isAnswered: boolean): string {
  if (count === 0) return `${isAnswered ? 'No other page' : 'Nothing found'} for “${typed}”`;
  return `${count === 1 ? 'One page' : `${count} pages`} for “${typed}”`;
}

/**
 * Answers what a visitor types, and searches every page, county, question and term. The URL keeps the query for Back.
 */
export function Search({ title, crumbs, phone, files, action, hours }: SearchProps) {
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<SearchKind | null>(null);
  const [file, setFile] = useState<SearchFile | null>(null);
  const [texts, setTexts] = useState<readonly SearchText[]>([]);
  const [failed, setFailed] = useState(false);
  /** The slash key can be turned off, because speech input may press it by mistake (WCAG 2.1.4). */
  const [hasSlashKey, setHasSlashKey] = useState(true);
  const count = useRef<HTMLHeadingElement>(null);
  const early = useEarlyChange<HTMLInputElement>((field) => setTyped(field.value));

  useEffect(() => {
    const params = new URLSearchParams(window.location.search);
    const q = params.get('q');
    if (q) setTyped((before) => before || q);
    setKind(searchKinds.find((each) => paramOf(each) === params.get('in')) ?? null);
    // The magnifier in the header links to the field itself.
    if (window.location.hash === `#${fieldId}`) document.getElementById(fieldId)?.focus();
  }, []);

  useEffect(() => {
    if (!hasSlashKey) return undefined;
    function focusField(event: KeyboardEvent) {
      // Shift is allowed: some keyboards need it for the slash.
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
      event.preventDefault();
      document.getElementById(fieldId)?.focus();
    }
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, [hasSlashKey]);

  useEffect(() => {
    fetchJson<SearchFile>(files.entries).then(setFile, () => setFailed(true));
    // Without the texts, only titles and descriptions are searched.
    fetchJson<readonly SearchText[]>(files.texts).then(setTexts, () => undefined);
  }, [files]);

  const search = useMemo(() => file && createSearch(file, texts), [file, texts]);

  function addressOf(q: string, among: SearchKind | null): string {
    return `${action}?${new URLSearchParams({ q, ...(among ? { in: paramOf(among) } : {}) })}`;
  }

  function keep(q: string, among: SearchKind | null) {
    setTyped(q);
    setKind(among);
    window.history.replaceState(window.history.state, '', addressOf(q, among));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    count.current?.focus({ preventScroll: true });
  }

  const query = typed.trim();
  const results = useMemo(() => (search && query !== '' ? search(query) : null), [search, query]);
  const hits = results?.hits.slice(0, maxHits);
  const answer = results?.answer;
  const said = hits ? countText(hits.length, query, answer !== undefined) : null;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        slim
        actions={
          // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know the search element.
          <form
            role="search"
            aria-label={label}
            className={`${styles.top} live`}
            data-print="no"
            action={action}
            method="get"
            onSubmit={submit}
          >
            <label className="vh" htmlFor={fieldId}>
              {label}
            </label>
            <input
              className={control.input}
              id={fieldId}
              type="search"
              name="q"
              placeholder={label}
              autoComplete="off"
              value={typed}
              ref={early}
              onChange={(event) => keep(event.target.value, kind)}
            />
            <Button type="submit">Search</Button>
          </form>
        }
      />
      <p className="vh" role="status">
        {answer && said ? `Answer: ${answer.says} ${said}` : said}
      </p>
      {failed ? (
        <p className={styles.failed} role="alert">
          The search didn’t load. Reload the page, or use the list of pages below.
        </p>
      ) : null}
      {hits ? (
        <div className={styles.found}>
          {answer ? <AnswerCard answer={answer} hours={hours} /> : null}
          <h2 className={styles.count} tabIndex={-1} ref={count}>
            {said}
          </h2>
          {hits.length > 0 ? (
            <Hits
              key={query}
              typed={query}
              hits={hits}
              kind={kind}
              choose={(among) => keep(typed, among)}
              addressOf={(among) => addressOf(typed, among)}
            />
          ) : answer ? null : (
            <p>
              No page has that. Call us at <a href={phone.href}>{phone.display}</a>, or try one word.
            </p>
          )}
        </div>
      ) : null}
      <p className={`${styles.slash} small live`} data-print="no">
        {hasSlashKey ? 'The slash key goes to the search field.' : 'The slash key is off.'}{' '}
        <PlainButton onClick={() => setHasSlashKey(!hasSlashKey)}>
          {hasSlashKey ? 'Turn it off' : 'Turn it on'}
        </PlainButton>
      </p>
    </>
  );
}
