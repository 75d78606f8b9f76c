'use client';

import { type Ref, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, PlainButton } from '@/components/ui/button';
import styles from './questionnaire.module.css';

type StartOverProps = {
  readonly disabled: boolean;
  readonly onStartOver: () => void;
};

type StartOverQuestionProps = {
  readonly keep?: Ref<HTMLButtonElement>;
  readonly onKeep: () => void;
  readonly onStartOver: () => void;
};

/** What is asked before answers are erased. */
export function StartOverQuestion({ keep, onKeep, onStartOver }: StartOverQuestionProps) {
  return (
    <fieldset className={styles.sure} aria-labelledby="erase">
      <p id="erase">Erase your answers and start over?</p>
      <Button look="secondary" ref={keep} onClick={onKeep}>
        Keep my answers
      </Button>
      <PlainButton onClick={onStartOver}>Erase and start over</PlainButton>
    </fieldset>
  );
}

/** Erases what was answered, after it has asked. It stands in the menu of the page's header. */
export function StartOver({ disabled, onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  const [place] = useState(() => document.getElementById('start-over'));
  const button = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (asking) keep.current?.focus();
    else if (wasAsking.current) button.current?.focus();
    wasAsking.current = asking;
  }, [asking]);

  return place === null
    ? null
    : createPortal(
        asking ? (
          <StartOverQuestion keep={keep} onKeep={() => setAsking(false)} onStartOver={onStartOver} />
        ) : (
          <PlainButton className={styles.over} disabled={disabled} ref={button} onClick={() => setAsking(true)}>
            Start over
          </PlainButton>
        ),
        place,
      );
}
