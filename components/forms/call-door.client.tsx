'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { reportChunk } from '@/components/ui/report-chunk.client';
import type { CallSheetProps, Opening } from './call-sheet.client';

export type CallDoorProps = CallSheetProps & {
  /** The address of the form in a page; links to it open the sheet. */
  readonly href: string;
};

type Sheet = ComponentType<CallSheetProps & { readonly opening: Opening }>;

/**
 * Opens the call sheet for each link to the call form on the page. The sheet is loaded with the first press; where it does
 * not arrive, the link leads to the form as it does without script.
 */
export function CallDoor({ href, ...sheet }: CallDoorProps) {
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);

  useEffect(() => {
    function press(event: MouseEvent) {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href="${href}"]`) : null;
      if (!link || event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      setOpening({ from: link });
      import('./call-sheet.client').then(
        ({ CallSheet }) => setSheet(() => CallSheet),
        () => {
          reportChunk('call-sheet');
          window.location.assign(link.href);
        },
      );
    }
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [href]);

  return Sheet && opening ? <Sheet {...sheet} opening={opening} /> : null;
}
