'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadWithRetry, reportChunk } from '@/components/island/deferred.client';
import type { FormDefinition } from '@/lib/forms/definition';
import type { CallSheetProps, Opening } from './call-sheet.client';

export type CallSheetLauncherProps = Omit<CallSheetProps, 'definition'> & {
  /** URL of the form's definition, as JSON. */
  readonly file: string;
  /** The URL of the form on a page; links to it open the sheet. */
  readonly href: string;
};

type Loaded = {
  readonly Sheet: ComponentType<CallSheetProps & { readonly opening: Opening }>;
  readonly definition: FormDefinition;
};

async function loadFrom(file: string): Promise<Loaded> {
  const [{ CallSheet }, answer] = await Promise.all([loadWithRetry(() => import('./call-sheet.client')), fetch(file)]);
  if (!answer.ok) throw new Error(`The form at ${file} did not load: ${answer.status}`);
  return { Sheet: CallSheet, definition: await answer.json() };
}

/** The sheet loads on the first press. If it fails to load, the link goes to the form, as it does without script. */
export function CallSheetLauncher({ href, file, ...sheet }: CallSheetLauncherProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const loading = useRef<Promise<Loaded> | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);

  useEffect(() => {
    function press(event: MouseEvent) {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href="${href}"]`) : null;
      if (!link || event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      setOpening({ from: link });
      loading.current ??= loadFrom(file);
      loading.current.then(setLoaded, () => {
        reportChunk('call-sheet');
        window.location.assign(link.href);
      });
    }
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [href, file]);

  if (!loaded || !opening) return null;
  const { Sheet, definition } = loaded;
  return <Sheet {...sheet} definition={definition} opening={opening} />;
}
