/** Unlike `focus()` alone, scrolls the top edge of a tall element into view. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
