'use client';

import type { RefObject } from 'react';
import styles from './close-button.module.css';

/** The X that closes a dialog. */
export function CloseButton({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  return <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()} />;
}
