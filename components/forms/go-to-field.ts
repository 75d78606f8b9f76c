import type { MouseEvent } from 'react';

/** Following the link would change the URL's fragment, and Back would no longer leave the page. */
export function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
