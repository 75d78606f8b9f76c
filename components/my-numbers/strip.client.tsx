'use client';

import { useEffect, useRef, useState } from 'react';
import { useMyNumbersChange } from '@/components/browser/my-numbers.client';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { PlainButton } from '@/components/controls/button';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import { forgetMyNumbers, type MyNumbers, readMyNumbers, replaceMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { linesOf } from './lines';
import styles from './strip.module.css';

const MyNumbersForm = lazyIsland('MyNumbersForm', () => import('./form.client').then((it) => it.MyNumbersForm));

/** Milliseconds in which cleared numbers can be restored; longer while the button has the focus. */
const undoTime = 10_000;

type StripProps = {
  readonly lender: string;
  readonly onEnd: () => void;
};

function Cleared({ onUndo, onEnd }: { readonly onUndo: () => void; readonly onEnd: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (hasFocus) return;
    const timer = setTimeout(onEnd, undoTime);
    return () => clearTimeout(timer);
  }, [hasFocus, onEnd]);
  return (
    <div className={`wrap ${styles.line} ${styles.cleared}`}>
      <p role="status">Your numbers are cleared. The tools show their examples again.</p>
      <p className={styles.buttons}>
        <PlainButton ref={undo} onFocus={() => setFocus(true)} onBlur={() => setFocus(false)} onClick={onUndo}>
          Undo
        </PlainButton>
      </p>
    </div>
  );
}

/** The visitor's own numbers on one line, with buttons to change or clear them. Updates as the visitor types below. */
export function MyNumbersStrip({ lender, onEnd }: StripProps) {
  const [numbers, setNumbers] = useState<MyNumbers>(() => readMyNumbers(tabStorage));
  const [isOpen, setOpen] = useState(false);
  const [cleared, setCleared] = useState<MyNumbers | null>(null);
  const change = useRef<HTMLButtonElement>(null);
  const isClearing = useRef(false);

  useMyNumbersChange((after) => {
    setNumbers(after);
    if (linesOf(after).length === 0 && !isClearing.current) onEnd();
  });

  function close(): void {
    setOpen(false);
    change.current?.focus();
  }
  function clear(): void {
    setCleared(readMyNumbers(tabStorage));
    setOpen(false);
    isClearing.current = true;
    forgetMyNumbers(tabStorage);
  }
  function undo(): void {
    replaceMyNumbers(tabStorage, { ...cleared, ...readMyNumbers(tabStorage) });
    isClearing.current = false;
    setCleared(null);
    // After the next render, which restores the button.
    setTimeout(() => change.current?.focus());
  }
  function use(typed: MyNumbers): void {
    writeMyNumbers(tabStorage, typed);
    close();
  }

  return (
    <section className={styles.strip} aria-labelledby="your-numbers">
      {cleared ? (
        <>
          <h2 className="vh" id="your-numbers">
            Your numbers
          </h2>
          <Cleared onUndo={undo} onEnd={onEnd} />
        </>
      ) : (
        <div className={`wrap ${styles.line}`}>
          <h2 className="minor vh-narrow" id="your-numbers">
            Your numbers
          </h2>
          <ul>
            {linesOf(numbers).map(({ id, figure, words, wide, spoken }) => (
              <li key={id}>
                <b>{figure}</b>
                {words ? ` ${words}` : ''}
                {wide ? <span className={styles.wide}> {wide}</span> : null}
                {spoken ? <span className="vh"> {spoken}</span> : null}
              </li>
            ))}
          </ul>
          <p className={styles.buttons}>
            <PlainButton ref={change} aria-expanded={isOpen} onClick={() => (isOpen ? close() : setOpen(true))}>
              {isOpen ? 'Close' : 'Change'}
            </PlainButton>
            <PlainButton onClick={clear}>Clear</PlainButton>
          </p>
          {isOpen ? (
            <Deferred hasFields>
              <MyNumbersForm numbers={numbers} lender={lender} onUse={use} onClose={close} />
            </Deferred>
          ) : null}
        </div>
      )}
    </section>
  );
}
