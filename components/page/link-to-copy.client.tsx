'use client';

import { useEffect, useId, useRef } from 'react';
import { useHydrated } from '@/components/browser/hydration.client';
import { PlainButton } from '@/components/controls/button';
import styles from './link-to-copy.module.css';

/** Copies this page's URL with the given fragment. Returns the URL if the browser refuses, otherwise null. */
export async function copyLink(hash: string): Promise<string | null> {
  const here = new URL(window.location.href);
  here.hash = hash;
  try {
    await navigator.clipboard.writeText(here.href);
    return null;
  } catch {
    return here.href;
  }
}

/**
 * Opens the share sheet of a phone or tablet with this page's URL and a fragment. Hidden on devices without one or with
 * a mouse.
 */
export function ShareButton({ hash }: { readonly hash: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return null;
  async function share() {
    const here = new URL(window.location.href);
    here.hash = hash;
    // Closing the sheet also rejects and needs no message: Copy is next to it.
    await navigator.share({ title: document.title, url: here.href }).catch(() => undefined);
  }
  return <PlainButton onClick={share}>Share</PlainButton>;
}

export function LinkToCopy({ label, link }: { readonly label: string; readonly link: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (link) field.current?.select();
  }, [link]);
  return (
    <p className={styles.link}>
      <label htmlFor={id}>{label}</label>
      <input type="text" id={id} ref={field} readOnly value={link} />
    </p>
  );
}
