'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, PlainButton } from '@/components/ui/button';
import { tabStorage } from '@/components/ui/tab-storage.client';
import { storageNames } from '@/lib/storage-names';
import styles from './checklist.module.css';

type ChecklistProps = {
  readonly groups: readonly {
    readonly id: string;
    readonly heading: string;
    readonly who?: string;
    readonly items: readonly { readonly id: string; readonly text: string; readonly hint?: string }[];
  }[];
  readonly printLabel: string;
  readonly keptNote: string;
};

function ticksKept(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(storageNames.ticks) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** A checklist of documents to gather, for print. Its ticks are kept in this tab. */
export function Checklist({ groups, printLabel, keptNote }: ChecklistProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const total = groups.reduce((sum, group) => sum + group.items.length, 0);

  const list = useRef<HTMLDivElement>(null);

  // The ticks are in the storage of the tab, so the exported page has none; some were set before the script arrived.
  useEffect(() => {
    const early = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const ids = new Set([...ticksKept(), ...[...early].map((box) => box.value)]);
    setTicked([...ids]);
    if (early.length > 0) tabStorage.set(storageNames.ticks, JSON.stringify([...ids]));
  }, []);

  function keep(next: readonly string[]) {
    setTicked(next);
    tabStorage.set(storageNames.ticks, JSON.stringify(next));
  }

  return (
    <div ref={list}>
      {groups.map((group) => (
        <div key={group.id} className={styles.group}>
          <h3 id={group.id}>{group.heading}</h3>
          {group.who ? <p className="small">{group.who}</p> : null}
          <ul className={styles.boxes}>
            {group.items.map((item) => (
              <li key={item.id}>
                <label>
                  <input
                    type="checkbox"
                    value={item.id}
                    checked={ticked.includes(item.id)}
                    onChange={(event) =>
                      keep(event.target.checked ? [...ticked, item.id] : ticked.filter((id) => id !== item.id))
                    }
                  />
                  <span>
                    {item.text}
                    {item.hint ? <small>{item.hint}</small> : null}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.tools}>
        <Button look="secondary" onClick={() => window.print()}>
          {printLabel}
        </Button>
        <p className="small" role="status">
          {ticked.length} of {total} ready
        </p>
        {ticked.length > 0 ? <PlainButton onClick={() => keep([])}>Clear all check marks</PlainButton> : null}
      </div>
      <p className="small" data-print="no">
        {keptNote}
      </p>
    </div>
  );
}
