'use client';

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Makes a press on the backdrop close a dialog, in browsers without `closedby`. Returns a function that undoes it. */
export function closesOutside(box: HTMLDialogElement | null): (() => void) | undefined {
  if (!box || 'closedBy' in HTMLDialogElement.prototype) return;
  let pressedOutside = false;
  const press = (event: PointerEvent) => {
    pressedOutside = event.target === box && isOutside(box, event);
  };
  const release = (event: MouseEvent) => {
    if (pressedOutside && event.target === box && isOutside(box, event)) box.close();
  };
  box.addEventListener('pointerdown', press);
  box.addEventListener('click', release);
  return () => {
    box.removeEventListener('pointerdown', press);
    box.removeEventListener('click', release);
  };
}
