import type { MouseEvent } from 'react';

/**
 * Moves the focus to the field of an error summary link. The link alone would change the URL's fragment, and Back would
 * no longer leave the page. Without script it does.
 */
export function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
