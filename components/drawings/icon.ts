import styles from './icon.module.css';

/** The icons: `go` is for links on this site, `out` for links that leave it. */
export type IconName = 'go' | 'out' | 'back' | 'tel' | 'chat';

/** Class names that draw an icon in the text color before or after the text of an element. */
export function iconClass(name: IconName, place: 'before' | 'after'): string {
  return `${styles[place]} ${styles[name]}`;
}
