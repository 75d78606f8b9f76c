import { act, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';

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

function exported(text: string): HTMLElement {
  const place = document.createElement('div');
  const markup = renderToString(
    <Suspense>
      <Section text={text} />
    </Suspense>,
  );
  place.append(new Range().createContextualFragment(markup));
  document.body.replaceChildren(place);
  return place;
}

/** A component whose code loads when the test says so. */
function waitingPart() {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Part = lazyIsland<SectionProps>('Section', () => arrived.then(() => Section));
  return { Part, arrive };
}

test.each([true, false])(
  'a section keeps its exported markup during changes above, then hydrates with the latest (with fields: %s)',
  async (hasFields) => {
    const { Part, arrive } = waitingPart();
    const place = exported('One');
    const problems: unknown[] = [];
    const at = (text: string) => (
      <Deferred hasFields={hasFields}>
        <Part text={text} />
      </Deferred>
    );
    const root = await act(async () =>
      hydrateRoot(place, at('One'), { onRecoverableError: (error) => problems.push(error) }),
    );
    const field = place.querySelector('input');
    if (field) field.value = '250';
    await act(async () => root.render(at('Two')));
    await act(async () => root.render(at('Three')));
    expect(place.textContent).toBe('One');

    arrive();
    await waitFor(() => expect(place.textContent).toBe('Three'));
    // The same element, so that text typed into it is preserved.
    expect(place.querySelector('input')).toBe(field);
    expect(field?.value).toBe('250');
    await act(async () => place.querySelector('button')?.click());
    expect(place.querySelector('button')).toHaveAttribute('aria-expanded', 'true');
    expect(problems).toEqual([]);
    await act(async () => root.unmount());
  },
);

test('code that does not load is requested again; then a message says so, because its figures may be out of date', async () => {
  jest.useFakeTimers();
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.reject(new Error('blocked')));
  const Part = lazyIsland<SectionProps>('Section', load);
  const place = exported('One');
  const root = await act(async () =>
    hydrateRoot(
      place,
      <Deferred>
        <Part text="One" />
      </Deferred>,
      { onRecoverableError: () => undefined },
    ),
  );
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(place.textContent).toContain('This part of the page could not be loaded. Reload the page to see it.');
  expect(error).toHaveBeenCalledWith('Loading chunk Section failed');
  await act(async () => root.unmount());
  error.mockRestore();
  jest.useRealTimers();
});
