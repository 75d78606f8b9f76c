'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { focusOn } from '@/components/browser/focus-on';
import { Button, PlainButton } from '@/components/controls/button';
import styles from './questionnaire.module.css';

type StartOverProps = { readonly disabled: boolean; readonly onStartOver: () => void };

/** Deletes the answers after asking. In the menu of the page's header. */
export function StartOver({ disabled, onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState<boolean>();
  const [place] = useState(() => document.getElementById('start-over'));
  return place === null
    ? null
    : createPortal(
        asking ? (
          <fieldset className={`btns ${styles.sure}`} aria-labelledby="erase">
            <p id="erase">Erase your answers and start over?</p>
            <Button look="secondary" ref={focusOn} onClick={() => setAsking(false)}>
              Keep my answers
            </Button>
            <PlainButton onClick={onStartOver}>Erase and start over</PlainButton>
          </fieldset>
        ) : (
          <PlainButton disabled={disabled} ref={asking === false ? focusOn : undefined} onClick={() => setAsking(true)}>
            Start over
          </PlainButton>
        ),
        place,
      );
}
