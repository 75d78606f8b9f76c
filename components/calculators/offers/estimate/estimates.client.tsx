'use client';

import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { classes } from '@/components/browser/classes';
import buttonStyles from '@/components/controls/button.module.css';
import styles from './drop.module.css';
import { type Batch, Reading, type ReadingProps } from './reading.client';
import { words } from './words';

type EstimatesProps = Pick<ReadingProps, 'onInputs' | 'callHref'>;

/** The place for Loan Estimates as PDF files, which are read on this device. It appears when the visitor asks for it. */
export function Estimates({ onInputs, callHref }: EstimatesProps) {
  const [batch, setBatch] = useState<Batch>({ id: 0, files: [] });
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function take(files: readonly File[]) {
    if (!busy && files.length > 0) setBatch((before) => ({ id: before.id + 1, files }));
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    take(files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  }

  return (
    <section className={styles.estimates} aria-labelledby={id} data-print={batch.id === 0 ? 'no' : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button */}
      <div
        className={classes(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <h2 id={id}>{words.title}</h2>
        <p>{words.lead}</p>
        <p className={styles.choose}>
          <label className={buttonStyles.button}>
            {words.choose}
            <input ref={input} type="file" accept="application/pdf,.pdf" multiple disabled={busy} onChange={choose} />
          </label>
          <span>{words.drop}</span>
        </p>
        <p className="small">{words.tried}</p>
      </div>
      <Reading batch={batch} onInputs={onInputs} onBusy={setBusy} callHref={callHref} />
    </section>
  );
}
