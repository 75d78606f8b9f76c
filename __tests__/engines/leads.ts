import type { FormDefinition, FormId } from '@/lib/forms/definition';
import { type Person, storedBody, typedBy } from '../helpers/people';
import { expect, type Visit } from './fixtures';
import { is } from './hands';

export const buttonOf = ({ id, submitLabel }: FormDefinition) => ({
  css: `form[action$="/leads/${id}"] button[type=submit]`,
  text: submitLabel,
});

/** Answers a field with the page's control for it. Returns whether choosing an answer continues at once. */
export async function answer({ tab, hands }: Visit, within: string, name: string, value: string): Promise<boolean> {
  const css = `${within} [name="${name}"]`;
  const type = await tab.eval((all: string) => document.querySelector<HTMLInputElement>(all)?.type ?? '', css);
  if (type === 'radio') await hands.click({ css: `${within} label:has([name="${name}"][value="${value}"])` });
  else if (type === 'checkbox') await hands.click({ css: `${within} label:has([name="${name}"])` });
  else if (type === 'select-one') await hands.choose({ css }, value);
  else await hands.fill({ css }, value);
  return type === 'radio';
}

export async function fillForm(visit: Visit, { id, fields }: FormDefinition, person: Person = 'Sam'): Promise<void> {
  const typed = typedBy(person);
  await visit.tab.eval((action: string) => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(`form[action$="${action}"] details`))
      fold.open = true;
  }, `/leads/${id}`);
  for (const { name, kind } of fields) {
    const value = typed[name] ?? '';
    if (value !== '' && kind !== 'hidden') await answer(visit, `form[action$="/leads/${id}"]`, name, value);
  }
}

/** Waits for the receipt, which has the focus and starts inside the window, and for its one lead. */
export async function isStoredOnce({ tab, leads }: Visit, id: FormId): Promise<void> {
  const receipt = () => {
    const focused = document.activeElement;
    const words = focused?.closest('[role=status]')?.textContent ?? '';
    const top = focused?.getBoundingClientRect().top ?? -1;
    const isSeen = top >= 0 && top + 60 <= window.innerHeight;
    const reference = [...document.querySelectorAll('main p')]
      .map((line) => line.textContent ?? '')
      .find((text) => /^\d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}$/.test(text));
    return words.includes('Thank you, Sam') && isSeen ? (reference ?? '') : '';
  };
  await is('the receipt has the focus inside the window', async () => (await tab.eval(receipt)) !== '');
  const reference = await tab.eval(receipt);
  expect((await leads()).map(({ form, leadId, body }) => ({ form, leadId, body }))).toEqual([
    { form: id, leadId: reference, body: storedBody(id, 'Sam', reference) },
  ]);
}
