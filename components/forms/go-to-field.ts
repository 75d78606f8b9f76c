import type { MouseEvent } from 'react';

/**
 * For the links of an error summary: moves the focus to the field by script, so that the address keeps its fragment and
 * Back still leaves the page. Without script the link does it.
 */
export function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
