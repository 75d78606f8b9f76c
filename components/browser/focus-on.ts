/**
 * Gives an element the focus and scrolls to its beginning where it is not all in the window. `focus` alone leaves a tall
 * element at the edge.
 */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
