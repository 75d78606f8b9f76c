/**
 * Focuses an element and, unless all of it is in view, scrolls its top edge into view. `focus()` alone may leave the
 * top of a tall element out of view.
 */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
