'use client';

import { useCallback, useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { closesOutside } from './closes-outside.client';
import { LeadForm, type LeadFormProps } from './lead-form.client';
import styles from './quote-dialog.module.css';

type QuoteDialogProps = Omit<LeadFormProps, 'level' | 'inDialog' | 'onReceipt'> & {
  /** The text of the link, and the dialog's title. */
  readonly title?: string;
  /** Under the title: who receives the form. */
  readonly intro: string;
};

/**
 * A link that opens a lead form in a modal dialog. X, Escape and a press on the backdrop close it; the focus goes to the
 * first field and back to the link. After sending, the page reloads and the dialog opens again with the receipt. Without
 * script, and before it runs, the link shows the form in the page itself, where it posts by itself.
 */
export function QuoteDialog({ title = 'Free Quote', intro, ...form }: QuoteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const id = `${form.definition.id}-dialog`;
  const titleId = `${id}-title`;

  const open = useCallback(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  useEffect(() => closesOutside(dialog.current), []);

  return (
    <>
      <ButtonLink
        look="secondary"
        ref={link}
        href={`#${id}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          open();
          dialog.current?.querySelector<HTMLElement>('form input:not([type=hidden]), [role=status]')?.focus();
        }}
      >
        {title}
      </ButtonLink>
      <dialog
        className={styles.dialog}
        id={id}
        ref={dialog}
        aria-labelledby={titleId}
        closedby="any"
        onClose={() => link.current?.focus()}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()} />
        </div>
        <p className={styles.intro}>{intro}</p>
        <LeadForm {...form} level={3} inDialog onReceipt={open} />
      </dialog>
    </>
  );
}
