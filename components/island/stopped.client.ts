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

/** What a visitor has answered so far: the controls that differ from the exported page. */
export function answersIn(place: Element): readonly Answer[] {
  return controlsIn(place)
    .filter((control) => !isUntouched(control))
    .map(answerOf);
}

/** Follows what a visitor answers from now on, by the id of its control; the last answer is the last entry. */
export function typedIn(place: Element): ReadonlyMap<string, Answer> {
  const typed = new Map<string, Answer>();
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches(controls))) return;
    typed.delete(target.id);
    typed.set(target.id, answerOf(target as Control));
  };
  // Before React handles the event: afterwards there may be nothing left to read.
  place.addEventListener('input', follow, true);
  return typed;
}

/** Puts answers into controls that still have the exported ones, and tells whoever listens. */
export function putBack(place: Element, answers: readonly Answer[]): void {
  for (const { id, value, isChecked } of answers) {
    const control = controlsIn(place).find((each) => each.id === id);
    if (!control || !isUntouched(control)) continue;
    if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
      if (control.checked !== isChecked) control.click();
      continue;
    }
    // React overrides `value` on each element, to see which values it has set itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

/** What stands above the exported markup of an island whose script has failed. */
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
    isForm
      ? 'You can still send it, or call '
      : 'Load it again: your numbers and answers are kept in this tab. Or call ',
    phone,
    '.',
  );
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Load again';
  again.addEventListener('click', () => window.location.reload());
  box.append(words, ...(isForm ? [] : [again]));
  return box;
}

/** A form stays usable: the browser posts it. Other controls are disabled, because nothing would follow from them. */
export function showStopped(place: Element, exported: readonly Node[], answers: readonly Answer[]): void {
  place.replaceChildren(...exported);
  const isForm = place.querySelector('form[method=post]') !== null;
  if (isForm) putBack(place, answers);
  else
    for (const control of place.querySelectorAll<Control>('input, select, textarea, button')) control.disabled = true;
  const box = alertWith(isForm);
  place.prepend(box);
  box.focus();
}
