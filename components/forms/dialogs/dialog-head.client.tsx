'use client';

import { type ReactNode, type RefObject, useEffect } from 'react';
import styles from './close-button.module.css';

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Makes a press on the backdrop close the dialog in browsers without `closedby`. Returns a cleanup function. */
function closeOnBackdrop(box: HTMLDialogElement | null): (() => void) | undefined {
  if (!box || 'closedBy' in HTMLDialogElement.prototype) return;
  let pressedBackdrop = false;
  const press = (event: PointerEvent) => {
    pressedBackdrop = event.target === box && isOutside(box, event);
  };
  const release = (event: MouseEvent) => {
    if (pressedBackdrop && event.target === box && isOutside(box, event)) box.close();
  };
  box.addEventListener('pointerdown', press);
  box.addEventListener('click', release);
  return () => {
    box.removeEventListener('pointerdown', press);
    box.removeEventListener('click', release);
  };
}

type DialogHeadProps = {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly id: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

export function DialogHead({ dialog, id, className, children }: DialogHeadProps) {
  useEffect(() => closeOnBackdrop(dialog.current), [dialog]);
  return (
    <div className={className}>
      <h2 id={id}>{children}</h2>
      <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()} />
    </div>
  );
}

export function focusFirst(dialog: HTMLDialogElement | null): void {
  dialog?.querySelector<HTMLElement>('form input:not([type=hidden]), [role=status]')?.focus();
}
