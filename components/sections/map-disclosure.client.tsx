'use client';

import { type MouseEvent, useState } from 'react';
import styles from './office.module.css';

type MapDisclosureProps = {
  readonly href: string;
  readonly label: string;
  /** What the map shows, for screen readers. */
  readonly title: string;
};

/** With script, the map opens in place of the link; nothing is requested from the other site before that. */
export function MapDisclosure({ href, label, title }: MapDisclosureProps) {
  const [isOpen, setOpen] = useState(false);

  function press(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  if (!isOpen) {
    return (
      <a className={styles.open} href={href} rel="external" data-frame="" onClick={press}>
        {label}
      </a>
    );
  }
  return (
    <iframe
      className={styles.frame}
      src={href}
      title={title}
      ref={(frame) => frame?.focus()}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-popups"
    />
  );
}
