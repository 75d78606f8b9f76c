'use client';

import { useCallback, useEffect, useRef } from 'react';
import { LeadForm, type LeadFormProps } from '@/components/forms/lead-form.client';
import { DialogHead, focusFirst } from './dialog-head.client';
import styles from './quote-dialog.module.css';

type QuoteDialogProps = Omit<LeadFormProps, 'inDialog' | 'onReceipt'> & {
  /** Links to this id open the dialog. */
  readonly id: string;
  readonly receiver: string;
};

/**
 * A lead form that is part of the page and opens as a modal dialog from each link to it. X, Escape and a press on the
 * backdrop close it; the focus goes to the first field and back to the link. After sending, the page reloads and the
 * dialog opens again with the receipt. Without script, the link leads to the form, which the browser posts.
 */
export function QuoteDialog({ id, receiver, ...form }: QuoteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const link = useRef<HTMLElement | null>(null);
  const titleId = `${id}-title`;

  const open = useCallback(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  useEffect(() => {
    function press(event: MouseEvent) {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(`a[href="#${id}"]`) : null;
      if (!pressed) return;
      event.preventDefault();
      link.current = pressed;
      open();
      focusFirst(dialog.current);
    }
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [id, open]);

  return (
    <dialog
      className={styles.dialog}
      id={id}
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={() => link.current?.focus()}
    >
      <DialogHead dialog={dialog} id={titleId} className={styles.head}>
        Free Quote
      </DialogHead>
      <p className={`small ${styles.intro}`}>Goes straight to {receiver}. No Social Security number, no obligation.</p>
      <LeadForm {...form} inDialog onReceipt={open} />
    </dialog>
  );
}
