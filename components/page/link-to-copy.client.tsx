'use client';

import { useEffect, useId, useRef } from 'react';
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
