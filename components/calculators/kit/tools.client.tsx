'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { PlainButton } from '@/components/ui/button';
import type { CalculatorFields } from '@/lib/calculators/definition';
import { shareHash } from '@/lib/calculators/share';
import styles from './tools.module.css';
import type { Calculator } from './use-calculator.client';
import { forgetEverywhere } from './use-my-numbers.client';

type ToolsProps<Fields extends CalculatorFields> = {
  readonly calculator: Calculator<Fields>;
  /** Null when no more scenarios can be pinned. */
  readonly onPin: (() => void) | null;
};

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** What can be done with the numbers on the screen: copy a link to them, pin them, print them, start again, forget them. */
export function Tools<Fields extends CalculatorFields>({ calculator, onPin }: ToolsProps<Fields>) {
  const [told, setTold] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();

  // Where the clipboard is refused, the link lies ready to be copied by hand.
  useEffect(() => {
    if (link) field.current?.select();
  }, [link]);

  async function copyLink() {
    const here = new URL(window.location.href);
    here.hash = shareHash(calculator.fields, calculator.values);
    const done = await copied(here.href);
    setLink(done ? null : here.href);
    setTold(done ? 'Link copied. It holds these numbers and nothing about you.' : 'Copy the link from the field.');
  }

  return (
    <div className={styles.tools} data-print="no">
      <PlainButton onClick={copyLink}>Copy link</PlainButton>
      <PlainButton
        disabled={onPin === null}
        onClick={() => {
          onPin?.();
          setTold('Pinned below, under Compare.');
        }}
      >
        Pin to compare
      </PlainButton>
      <PlainButton onClick={() => window.print()}>Print</PlainButton>
      <PlainButton
        onClick={() => {
          calculator.reset();
          setTold('Every number is back where it started.');
        }}
      >
        Start again
      </PlainButton>
      <PlainButton
        onClick={() => {
          forgetEverywhere();
          setTold('Forgotten. Nothing you typed will be offered on another page.');
        }}
      >
        Forget what I typed
      </PlainButton>
      {link ? (
        <p className={styles.link}>
          <label htmlFor={fieldId}>Link to these numbers</label>
          <input type="text" id={fieldId} ref={field} readOnly value={link} />
        </p>
      ) : null}
      <p className={styles.told} role="status">
        {told}
      </p>
    </div>
  );
}
