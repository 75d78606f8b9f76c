/** Pixels from the top of the window that the head of a page or of a sheet covers. */
const headBottom = 120;

/** Unlike `focus()` alone, scrolls the top edge of a tall element into view. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  if (top < headBottom || bottom > window.innerHeight)
    element.scrollIntoView?.({ block: 'start', behavior: 'instant' });
}
