/** Unlike `focus()` alone, scrolls the top edge of a tall element into view. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  // A dialog's sticky header covers whatever scrolls under it.
  const covered = element.closest('dialog')?.firstElementChild?.getBoundingClientRect().bottom ?? 0;
  if (top < covered || bottom > window.innerHeight) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
