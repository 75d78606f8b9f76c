import { act, waitFor } from '@testing-library/react';
import { createElement, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { announceParts, Later, laterPart } from '@/components/island/later.client';

type SectionProps = { readonly text: string };

function Section({ text }: SectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section>
      <p>{text}</p>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />
      <input type="text" aria-label="Extra" defaultValue="0" />
    </section>
  );
}

/** The exported page, its markup in the document. */
function exported(text: string): HTMLElement {
  const place = document.createElement('div');
  const markup = renderToString(createElement(Suspense, null, createElement(Section, { text })));
  place.append(new Range().createContextualFragment(markup));
  document.body.replaceChildren(place);
  return place;
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));

test('a part keeps its markup until something happens, then comes to life with the props of that moment', async () => {
  const load = jest.fn(async () => ({ parts: { Section: Section as () => ReturnType<typeof Section> } }));
  announceParts(load);
  const part = laterPart<SectionProps>('Section');
  const place = exported('One');
  const problems: unknown[] = [];
  const at = (text: string) => <Later part={part} props={{ text }} />;
  const first = at('One');
  const root = await act(async () =>
    hydrateRoot(place, first, { onRecoverableError: (error) => problems.push(error) }),
  );
  const field = place.querySelector('input');
  if (field) field.value = '250';
  await settled();
  expect(load).not.toHaveBeenCalled();
  expect(place.textContent).toBe('One');

  await act(async () => root.render(at('Two')));
  expect(place.textContent).toBe('One');
  await act(async () => root.render(at('Three')));
  await waitFor(() => expect(place.textContent).toBe('Three'));
  expect(load).toHaveBeenCalledTimes(1);
  // The same field: what was typed into it is there.
  expect(place.querySelector('input')).toBe(field);
  expect(field?.value).toBe('250');

  await act(async () => root.render(at('Four')));
  expect(place.textContent).toBe('Four');
  expect(problems).toEqual([]);
  await act(async () => root.unmount());
});

test('a part whose code does not arrive shows a message, because its figures may be out of date', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  announceParts(() => Promise.reject(new Error('blocked')));
  const part = laterPart<SectionProps>('Section');
  const place = exported('One');
  const at = (text: string) => <Later part={part} props={{ text }} />;
  const root = await act(async () => hydrateRoot(place, at('One'), { onRecoverableError: () => undefined }));
  await act(async () => root.render(at('Two')));
  await waitFor(() =>
    expect(place.textContent).toBe('This part of the page could not be loaded. Reload the page to see it.'),
  );
  expect(error).toHaveBeenCalledWith('Loading chunk Section failed');
  await act(async () => root.unmount());
  error.mockRestore();
});

test('a button pressed before the code of its part arrives works once the code is there, and once only', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  announceParts(async () => {
    await arrived;
    return { parts: { Section: Section as () => ReturnType<typeof Section> } };
  });
  const part = laterPart<SectionProps>('Section');
  const place = exported('One');
  const root = await act(async () => hydrateRoot(place, <Later part={part} props={{ text: 'One' }} />));
  const button = place.querySelector('button');
  const isOpen = () => button?.getAttribute('aria-expanded');

  // Pressed three times by someone who saw nothing happen: still one wish.
  for (let press = 0; press < 3; press += 1) await act(async () => button?.click());
  await settled();
  expect(isOpen()).toBe('false');

  arrive();
  await waitFor(() => expect(isOpen()).toBe('true'));
  expect(place.querySelector('button')).toBe(button);

  await act(async () => button?.click());
  await settled();
  expect(isOpen()).toBe('false');
  await act(async () => root.unmount());
});
