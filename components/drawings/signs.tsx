import type { ReactNode } from 'react';
import icons from './icon.module.css';
import styles from './plate.module.css';

export function Plate({ children }: { readonly children: ReactNode }) {
  return <span className={styles.plate}>{children}</span>;
}

export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

/** `go` is for links on this site, `out` for links that leave it. */
export type IconName = 'go' | 'out' | 'back' | 'tel' | 'chat' | 'find';

/** Class names that draw an icon in the text color before or after an element's text. */
export function iconClass(name: IconName, place: 'before' | 'after'): string {
  return `${icons[place]} ${icons[name]}`;
}

export const ohioClass = icons.ohio;
