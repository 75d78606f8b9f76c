import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { SliderRange } from '@/lib/fields/field';
import { placeOf } from '@/lib/fields/slider';

/** The number field of this name. */
export function field(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}

/** The slider beside the field of this name. */
export function slider(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('slider', { name });
}

/** Replaces the text of a field. */
export function type(name: string, text: string): void {
  fireEvent.change(field(name), { target: { value: text } });
}

/** Leaves the field that has the focus, as a press elsewhere does. */
export function leave(): void {
  fireEvent.focusOut(document.body);
}

/** The visitor's own numbers that the tab knows. */
export function kept(): unknown {
  return JSON.parse(window.sessionStorage.getItem('my-numbers') ?? '{}');
}

/** Drags a slider to the place of a value. */
export function drag(name: string, value: number, range: SliderRange): void {
  fireEvent.change(slider(name), { target: { value: String(placeOf(range, value)) } });
}

/** The large figure. */
export function answer(): string | null | undefined {
  return document.querySelector('output')?.textContent;
}

/** The figure in the last cell of the row whose label starts so. */
export function rowText(label: string): string | null | undefined {
  const rows = screen.getAllByRole('row').filter((row) => row.querySelector('th')?.textContent?.startsWith(label));
  return rows[0]?.querySelector('td:last-child')?.textContent;
}

/** A fresh tab: no shared address, nothing remembered. */
export function freshTab(): void {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
  window.localStorage.clear();
}

/** Puts shared inputs into the address, as opening a shared link does. */
export function openLink(inputs: string): void {
  window.history.replaceState(null, '', `/#${inputs}`);
}

/** Renders a screen once, so that the code of it that comes later is there for the tests of a file. */
export async function loadLaterCode(...screens: readonly ReactElement[]): Promise<void> {
  for (const each of screens) {
    const { unmount } = await act(async () => render(each));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    unmount();
  }
  freshTab();
}
