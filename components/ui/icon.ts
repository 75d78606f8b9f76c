import styles from './icon.module.css';

/** The drawings we have: arrow right stays on this site, arrow up-right leaves it. */
export type IconName = 'go' | 'out' | 'back' | 'tel' | 'chat';

/** Class names that draw an icon in the text colour before or after an element's text. */
export function iconClass(name: IconName, place: 'before' | 'after'): string {
  return `${styles[place]} ${styles[name]}`;
}
