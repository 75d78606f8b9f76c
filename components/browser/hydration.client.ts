'use client';

import { type RefCallback, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the exported page and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

type EarlyControl = HTMLInputElement | HTMLSelectElement;

function isChanged(control: EarlyControl): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (control.type === 'radio') return control.checked && !control.defaultChecked;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  // A slider snaps to the nearest step, which may differ from the value in the markup.
  if (control.type === 'range') {
    return Math.abs(control.valueAsNumber - Number(control.defaultValue)) >= Number(control.step || 1);
  }
  return control.value !== control.defaultValue;
}

/** A `ref` for a control. Calls `onChanged` once if the visitor changed it before hydration, which would be missed. */
export function useEarlyChange<Control extends EarlyControl>(
  onChanged: (control: Control) => void,
): RefCallback<Control> {
  const [ref] = useState(() => (control: Control | null) => {
    if (control && isChanged(control)) onChanged(control);
  });
  return ref;
}
