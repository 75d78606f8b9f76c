'use client';

import { useEffect, useRef, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { Button, PlainButton } from '@/components/controls/button';
import { Checkbox } from '@/components/controls/inputs';
import { storageNames } from '@/lib/tab-storage';
import styles from './checklist.module.css';

type ChecklistProps = {
  readonly groups: readonly {
    readonly id: string;
    readonly heading: string;
    readonly who?: string;
    /** The choice that shows the group; without one it is for everyone. */
    readonly choice?: string;
    readonly items: readonly { readonly id: string; readonly text: string; readonly hint?: string }[];
  }[];
};

function ticksKept(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(storageNames.ticks) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Shows only the groups that apply to the visitor's choices. Choices and checkmarks are stored in this tab. */
export function Checklist({ groups }: ChecklistProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const choices = groups.filter(({ choice }) => choice !== undefined).map(({ id }) => id);
  const isChosen = choices.some((id) => ticked.includes(id));
  const isShown = ({ id, choice }: (typeof groups)[number]) => !isChosen || choice === undefined || ticked.includes(id);
  const items = groups.filter(isShown).flatMap((group) => group.items);
  const ready = items.filter(({ id }) => ticked.includes(id)).length;

  const list = useRef<HTMLDivElement>(null);

  // The exported page has no stored checkmarks; some boxes may have been checked before hydration.
  useEffect(() => {
    const early = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const ids = new Set([...ticksKept(), ...[...early].map((box) => box.value)]);
    setTicked([...ids]);
    if (early.length > 0) tabStorage.set(storageNames.ticks, JSON.stringify([...ids]));
  }, []);

  function turn(id: string, on: boolean) {
    keep(on ? [...ticked, id] : ticked.filter((other) => other !== id));
  }

  function keep(next: readonly string[]) {
    setTicked(next);
    tabStorage.set(storageNames.ticks, JSON.stringify(next));
  }

  return (
    <div className={styles.list} ref={list}>
      <fieldset className={`${styles.choices} live`} data-print="no">
        <legend>What fits you? Choose any, and see your list.</legend>
        {groups.map(({ id, choice }) =>
          choice === undefined ? null : (
            <label key={id}>
              <input
                type="checkbox"
                value={id}
                checked={ticked.includes(id)}
                onChange={(event) => turn(id, event.target.checked)}
              />
              {choice}
            </label>
          ),
        )}
      </fieldset>
      <div className={`btns live ${styles.tools}`} data-print="no">
        <p className="big t-l" role="status">
          {ready} of {items.length} ready
        </p>
        <progress value={ready} max={items.length} aria-hidden="true" />
        <Button look="secondary" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        {ready > 0 ? (
          <PlainButton onClick={() => keep(ticked.filter((id) => choices.includes(id)))}>
            Clear the check marks
          </PlainButton>
        ) : null}
      </div>
      {groups.map((group) => (
        <div key={group.id} className={classes('flow', styles.group)} hidden={!isShown(group)}>
          <h3 id={group.id}>{group.heading}</h3>
          {group.who ? <p className="small">{group.who}</p> : null}
          <ul className={styles.boxes}>
            {group.items.map((item) => (
              <li key={item.id}>
                <Checkbox
                  value={item.id}
                  checked={ticked.includes(item.id)}
                  onChange={(event) => turn(item.id, event.target.checked)}
                >
                  {item.text}
                  {item.hint ? <small>{item.hint}</small> : null}
                </Checkbox>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="small" data-print="no">
        Your check marks are kept in this browser tab until you close it. They’re not sent to us.
      </p>
    </div>
  );
}
