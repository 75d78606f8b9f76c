'use client';

import { type Ref, useEffect, useRef, useState } from 'react';
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
    <fieldset className={styles.sure} aria-labelledby="start-over">
      <p id="start-over">Erase your answers and start over?</p>
      <Button look="secondary" ref={keep} onClick={onKeep}>
        Keep my answers
      </Button>
      <PlainButton onClick={onStartOver}>Erase and start over</PlainButton>
    </fieldset>
  );
}

/** The way back to the home page. Asks before it erases what was answered. */
export function StartOver({ disabled, onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (asking) keep.current?.focus();
    else if (wasAsking.current) button.current?.focus();
    wasAsking.current = asking;
  }, [asking]);

  if (!asking) {
    return (
      <PlainButton className={styles.over} disabled={disabled} ref={button} onClick={() => setAsking(true)}>
        Start over
      </PlainButton>
    );
  }
  return <StartOverQuestion keep={keep} onKeep={() => setAsking(false)} onStartOver={onStartOver} />;
}
