'use client';

/** The answer of the calculator on this page, and the numbers behind it, as a visitor reads them. */
export type PageFigures = { readonly answer: string; readonly inputs: string };

const longest = 500;

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function inputText(label: HTMLLabelElement): string {
  const { control } = label;
  // A note under the label is no part of its name.
  const name = textOf(label.firstElementChild ?? label) || textOf(label);
  const isField =
    control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type === 'text');
  if (!isField || control.disabled || control.value === '' || control.value === 'NONE') return '';
  if (control instanceof HTMLSelectElement) return `${name} ${control.selectedOptions[0]?.text ?? ''}`;
  const unit = control.closest<HTMLElement>('[data-unit]')?.dataset.unit ?? '';
  if (unit === '$') return `${name} $${control.value}`;
  return unit === '' ? `${name} ${control.value}` : `${name} ${control.value}${unit === '%' ? '%' : ` ${unit}`}`;
}

/** The figures of the calculator on this page; null on a page without one, or while it has no answer. */
export function figuresOnPage(): PageFigures | null {
  const bar = document.querySelector('[data-bar] p');
  const figure = bar?.querySelector('b');
  const form = document.querySelector('main form[aria-label]');
  if (!bar || !figure || !form || !/\d/.test(textOf(figure))) return null;
  const label = textOf(bar).slice(0, -textOf(figure).length);
  const inputs = [...form.querySelectorAll('label')].map(inputText).filter((text) => text !== '');
  return { answer: `${label}: ${textOf(figure)}`, inputs: inputs.join('; ').slice(0, longest) };
}
