import { act, screen } from '@testing-library/react';
import { type ComponentType, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateIslands } from '@/components/island/hydrate-islands.client';
import { Island } from '@/components/island/island';

function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start);
  const id = useId();
  return (
    <button type="button" id={id} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
const CounterIsland = Counter as ComponentType;

function place(...markup: readonly string[]): void {
  document.body.replaceChildren(new Range().createContextualFragment(markup.join('')));
}

/** An island as exported, with the build's prefix for its ids. */
const islandAt = (index: number, start: number) =>
  `<page-island of="Counter" props='{"start":${start}}'>${renderToString(<Counter start={start} />, { identifierPrefix: `${index}` })}</page-island>`;

test('an island is exported with its name, its props and its markup', () => {
  expect(renderToString(<Island of={Counter} props={{ start: 3 }} />)).toMatch(
    /^<page-island of="Counter" props="\{&quot;start&quot;:3\}"><button type="button" id="[^"]+">3<\/button><\/page-island>$/,
  );
});

test('after the first paint every island on the page responds, each with unique ids', async () => {
  place(islandAt(0, 1), islandAt(1, 10));
  const [first, second] = screen.getAllByRole('button');
  hydrateIslands({ Counter: CounterIsland });
  await act(async () => first?.click());
  expect(first).toHaveTextContent('1');
  await painted();
  await act(async () => {
    first?.click();
    second?.click();
  });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['2', '11']);
  expect(screen.getAllByRole('button')[0]).toBe(first);
  expect(first?.id).not.toBe(second?.id);
});

test('an unknown island keeps its exported markup', async () => {
  place('<page-island of="Other" props="{}"><p>As it was</p></page-island>');
  hydrateIslands({ Counter: CounterIsland });
  await painted();
  expect(screen.getByText('As it was')).toBeInTheDocument();
});

const painted = () => act(async () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));

function Fragile() {
  const [text, setText] = useState('12');
  if (text === '13') throw new Error('It broke.');
  return <input id="fragile" value={text} onChange={(event) => setText(event.target.value)} />;
}

function FragileForm() {
  return (
    <form method="post" action="/leads/contact">
      <input id="name" />
      <Fragile />
    </form>
  );
}

/** Types like a browser, outside `act`, which would rethrow what React passes to `onUncaughtError`. */
async function typeInto(control: HTMLElement | null, value: string): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  control?.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
}

test.each([
  ['a calculator is shown as exported, disabled', Fragile, true],
  ['a form can still be sent as typed', FragileForm, false],
])('after an error, %s, below an alert with the phone number', async (_, component, isDisabled) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = component as ComponentType;
  place(
    '<a href="tel:+16145550142">(614) 555-0142</a>',
    `<page-island of="Broken" props="{}">${renderToString(<Broken />)}</page-island>`,
  );
  hydrateIslands({ Broken });
  await painted();
  const name = document.getElementById('name');
  if (name) await typeInto(name, 'Sam');
  await typeInto(document.getElementById('fragile'), '13');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent(/^This part of the page stopped\..* call \(614\) 555-0142\./);
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveProperty('disabled', isDisabled);
  if (name) expect(document.getElementById('name')).toHaveValue('Sam');
  expect(screen.queryByRole('button', { name: 'Reload' }) !== null).toBe(isDisabled);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'It broke.' }));
});

test('what was typed before an extension changed the markup is still there', async () => {
  place(`<page-island of="FragileForm" props="{}">${renderToString(<FragileForm />)}</page-island>`);
  for (const [id, text] of [
    ['name', 'Sam'],
    ['fragile', '250'],
  ]) {
    const input = document.getElementById(id ?? '');
    if (input instanceof HTMLInputElement) input.value = text ?? '';
    input?.before(document.createElement('password-icon'));
  }
  hydrateIslands({ FragileForm });
  await painted();
  await painted();
  expect(document.querySelector('password-icon')).toBeNull();
  expect(document.getElementById('name')).toHaveValue('Sam');
  expect(document.getElementById('fragile')).toHaveValue('250');
});
