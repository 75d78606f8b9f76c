'use client';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type Answer = { readonly id: string; readonly value: string; readonly isChecked: boolean };

const controls = 'input[id]:not([type=hidden]), select[id], textarea[id]';

function controlsIn(place: Element): readonly Control[] {
  return [...place.querySelectorAll<Control>(controls)];
}

const answerOf = (control: Control): Answer => ({
  id: control.id,
  value: control.value,
  isChecked: 'checked' in control && control.checked,
});

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].every((it) => it.selected === it.defaultSelected);
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) return false;
  return control.value === control.defaultValue;
}

/** The answers so far: controls that differ from the exported page. */
export function answersIn(place: Element): readonly Answer[] {
  return controlsIn(place)
    .filter((control) => !isUntouched(control))
    .map(answerOf);
}

/** Records answers from now on, by the id of the control; the most recent is the last entry. */
export function typedIn(place: Element): ReadonlyMap<string, Answer> {
  const typed = new Map<string, Answer>();
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches(controls))) return;
    typed.delete(target.id);
    typed.set(target.id, answerOf(target as Control));
  };
  // Capture, because after React handles the event there may be nothing left to read.
  place.addEventListener('input', follow, true);
  return typed;
}

/** Restores answers in controls that are unchanged from the export, and fires their events. */
export function putBack(place: Element, answers: readonly Answer[]): void {
  for (const { id, value, isChecked } of answers) {
    const control = controlsIn(place).find((each) => each.id === id);
    if (!control || !isUntouched(control)) continue;
    if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
      if (control.checked !== isChecked) control.click();
      continue;
    }
    // React overrides `value` on each element to detect its own changes.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

/** The alert above the exported markup of an island whose script failed. */
function alertWith(isForm: boolean): HTMLElement {
  const box = document.createElement('div');
  box.className = 'wrap stopped';
  box.setAttribute('role', 'alert');
  box.tabIndex = -1;
  const words = document.createElement('p');
  const phone = document.querySelector('a[href^="tel:"]')?.cloneNode(true) ?? 'us';
  if (phone instanceof Element) phone.removeAttribute('class');
  words.append(
    'This part of the page stopped. ',
    isForm ? 'You can still send it, or call ' : 'Reload it: your numbers and answers are kept in this tab. Or call ',
    phone,
    '.',
  );
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Reload';
  again.addEventListener('click', () => window.location.reload());
  box.append(words, ...(isForm ? [] : [again]));
  return box;
}

/**
 * A form stays usable, because the browser can post it. Other controls are disabled: they would have no effect. The
 * island's element is replaced, because React empties the container of a failed root again when lazy code arrives.
 */
export function showStopped(island: Element, exported: readonly Node[], answers: readonly Answer[]): void {
  const place = island.cloneNode() as Element;
  place.append(...exported);
  island.replaceWith(place);
  const isForm = place.querySelector('form[method=post]') !== null;
  if (isForm) putBack(place, answers);
  else
    for (const control of place.querySelectorAll<Control>('input, select, textarea, button')) control.disabled = true;
  const box = alertWith(isForm);
  place.prepend(box);
  box.focus();
}
