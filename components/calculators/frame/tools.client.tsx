'use client';

import { useState } from 'react';
import { PlainButton } from '@/components/controls/button';
import { copyLink, LinkToCopy } from '@/components/page/link-to-copy.client';
import type { CalculatorFields } from '@/lib/calculators/definition';
import { pinLimit } from '@/lib/calculators/pins';
import { addressHash } from '@/lib/calculators/share';
import styles from './tools.module.css';
import type { Calculator } from './use-calculator.client';

type ToolsProps<Fields extends CalculatorFields> = {
  readonly calculator: Calculator<Fields>;
  /** Pins the scenario and returns its number; null when no more can be pinned. Absent where nothing is pinned. */
  readonly onPin?: () => number | null;
};

/** Buttons for the numbers on the screen: copy a link to them, pin them, print them. */
export function Tools<Fields extends CalculatorFields>({ calculator, onPin }: ToolsProps<Fields>) {
  const [message, setMessage] = useState({ text: '', count: 0 });
  const tell = (text: string) => setMessage(({ count }) => ({ text, count: count + 1 }));
  const [link, setLink] = useState<string | null>(null);

  async function copy() {
    const byHand = await copyLink(addressHash(calculator.fields, calculator.values));
    setLink(byHand);
    tell(byHand ? 'Copy the link from the field.' : 'Link copied. It holds these numbers and nothing about you.');
  }

  return (
    <div className={`${styles.tools} live`} data-print="no">
      <PlainButton onClick={copy}>Copy link</PlainButton>
      {onPin ? (
        <PlainButton
          onClick={() => {
            const pin = onPin();
            tell(pin === null ? 'Remove one first: three are pinned.' : `Pinned, ${pin} of ${pinLimit}.`);
          }}
        >
          Pin to compare
        </PlainButton>
      ) : null}
      <PlainButton onClick={() => window.print()}>Print</PlainButton>
      {link ? <LinkToCopy label="Link to these numbers" link={link} /> : null}
      <p className={styles.told} role="status">
        {/* A new element each time, so that the same words are announced again. */}
        <span key={message.count}>{message.text}</span>
      </p>
    </div>
  );
}
