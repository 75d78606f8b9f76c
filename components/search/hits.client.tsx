'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { PlainButton } from '@/components/controls/button';
import { type SearchKind, searchKinds } from '@/lib/search/entries';
import { markedParts } from '@/lib/search/marks';
import type { Hit } from '@/lib/search/ranking';
import { kindNames } from './kinds';
import styles from './search.module.css';

type HitsProps = {
  readonly typed: string;
  readonly hits: readonly Hit[];
  /** The only kind shown, if any. */
  readonly kind: SearchKind | null;
  readonly choose: (kind: SearchKind | null) => void;
  readonly addressOf: (kind: SearchKind | null) => string;
};

const firstCount = 5;

export function Hits({ typed, hits, kind, choose, addressOf }: HitsProps) {
  const [shown, setShown] = useState(firstCount);
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (shown > firstCount) next.current?.focus();
  }, [shown]);

  const found = searchKinds
    .map((each) => ({ kind: each, count: hits.filter(({ entry }) => entry.kind === each).length }))
    .filter(({ count }) => count > 0);
  const chosen = hits.filter(({ entry }) => entry.kind === kind);
  const listed = chosen.length > 0 ? chosen : hits;
  const left = listed.length - shown;

  function chooser(each: SearchKind | null, label: string, count: number) {
    const isCurrent = each === (chosen.length > 0 ? kind : null);
    function press(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setShown(firstCount);
      choose(each);
    }
    return (
      <li key={label}>
        <a className="tap" href={addressOf(each)} aria-current={isCurrent ? 'true' : undefined} onClick={press}>
          {label} {count}
        </a>
      </li>
    );
  }

  return (
    <>
      {found.length > 1 ? (
        <ul className={`btns ${styles.kinds}`} aria-label="Show">
          {chooser(null, 'All', hits.length)}
          {found.map(({ kind: each, count }) => chooser(each, kindNames[each][1], count))}
        </ul>
      ) : null}
      <ol className={styles.hits}>
        {listed.slice(0, shown).map(({ entry, part }, place) => (
          <li key={entry.href}>
            <span className={styles.kind} data-tone={entry.kind}>
              {kindNames[entry.kind][0]}
            </span>
            <div>
              <h3 className="t-l">
                <a href={entry.href} ref={place === firstCount ? next : undefined}>
                  {entry.title}
                </a>
              </h3>
              <p>
                {markedParts(entry.sentence, typed).map(({ text, isFound }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
                  isFound ? <mark key={index}>{text}</mark> : text,
                )}
              </p>
              {part ? (
                <p className="small">
                  In it: <a href={`${entry.href}#${part.id}`}>{part.text}</a>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {left > 0 ? (
        <p className={styles.others}>
          <PlainButton onClick={() => setShown(listed.length)}>
            {left === 1 ? 'Show the other one' : `Show the other ${left}`}
          </PlainButton>
        </p>
      ) : null}
    </>
  );
}
