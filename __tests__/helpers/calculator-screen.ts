import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { placeOf } from '@/components/controls/slider.client';
import type { SliderRange } from '@/lib/fields/field';

export function field(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}

export function slider(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('slider', { name });
}

export function type(name: string, text: string): void {
  fireEvent.change(field(name), { target: { value: text } });
}

export function leave(): void {
  fireEvent.focusOut(document.body);
}

export function storedNumbers(): unknown {
  return JSON.parse(window.sessionStorage.getItem('my-numbers') ?? '{}');
}

export function drag(name: string, value: number, range: SliderRange): void {
  fireEvent.change(slider(name), { target: { value: String(placeOf(range, value)) } });
}

export function answer(): string | null | undefined {
  return document.querySelector('output')?.textContent;
}

export function rowText(label: string): string | null | undefined {
  const rows = screen.getAllByRole('row').filter((row) => row.querySelector('th')?.textContent?.startsWith(label));
  return rows[0]?.querySelector('td:last-child')?.textContent;
}

/** A fresh tab: no shared URL, empty storage. */
export function freshTab(): void {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
  window.localStorage.clear();
}

export function openLink(inputs: string): void {
  window.history.replaceState(null, '', `/#${inputs}`);
}

/** Renders screens once, so that their lazy chunks are loaded for the tests of a file. */
export async function loadLazyCode(...screens: readonly ReactElement[]): Promise<void> {
  for (const each of screens) {
    const { unmount } = await act(async () => render(each));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    unmount();
  }
  freshTab();
}
