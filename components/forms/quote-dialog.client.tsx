'use client';

import { useCallback, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { LeadForm, type LeadFormProps } from './lead-form.client';
import styles from './quote-dialog.module.css';

type QuoteDialogProps = Omit<LeadFormProps, 'level' | 'inDialog' | 'onReceipt'> & {
  /** On the button, and the dialog's title. */
  readonly title?: string;
  /** Under the title: whom it goes to. */
  readonly intro: string;
};

/** The button's own commands, which browsers carry out without script. */
function command(name: 'show-modal' | 'close', id: string) {
  return { commandfor: id, command: name };
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * A button that opens a lead form in a modal dialog. X, Escape and a press on the backdrop close it; the focus goes to
 * the first field and back to the button. After sending, the page reloads and the dialog opens again with the receipt.
 * Without script the browser opens and closes it by the buttons' commands, and the form posts by itself.
 */
export function QuoteDialog({ title = 'Free Quote', intro, ...form }: QuoteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = `${form.definition.id}-dialog`;
  const titleId = `${id}-title`;

  const open = useCallback(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  useEffect(() => {
    const box = dialog.current;
    // Where the browser knows `closedby` it does this by itself.
    if (!box || 'closedBy' in HTMLDialogElement.prototype) return;
    let pressedOutside = false;
    const press = (event: PointerEvent) => {
      pressedOutside = event.target === box && isOutside(box, event);
    };
    const release = (event: MouseEvent) => {
      if (pressedOutside && event.target === box && isOutside(box, event)) box.close();
    };
    box.addEventListener('pointerdown', press);
    box.addEventListener('click', release);
    return () => {
      box.removeEventListener('pointerdown', press);
      box.removeEventListener('click', release);
    };
  }, []);

  return (
    <>
      <Button
        look="secondary"
        ref={button}
        {...command('show-modal', id)}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          open();
          dialog.current?.querySelector<HTMLElement>('form input:not([type=hidden]), [role=status]')?.focus();
        }}
      >
        {title}
      </Button>
      <dialog
        className={styles.dialog}
        id={id}
        ref={dialog}
        aria-labelledby={titleId}
        closedby="any"
        onClose={() => button.current?.focus()}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            {...command('close', id)}
            onClick={(event) => {
              event.preventDefault();
              dialog.current?.close();
            }}
          />
        </div>
        <p className={styles.intro}>{intro}</p>
        <LeadForm {...form} level={3} inDialog onReceipt={open} />
      </dialog>
    </>
  );
}
