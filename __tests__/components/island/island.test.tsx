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

function Balance({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count > 1 ? 'Paid: ' : null}
      {count}
      {count < 2 ? ' payment' : <b> payments</b>}
    </button>
  );
}
const balance = `<page-island of="Balance" props='{"start":1}'>${renderToString(<Balance start={1} />)}</page-island>`;

/** Wraps each text node as Chrome's translation does. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    text.replaceWith(outer);
    outer.appendChild(document.createElement('font')).append(text);
  }
}

test('an island on a page translated by the browser keeps working, with true figures', async () => {
  place(balance);
  hydrateIslands({ Balance: Balance as ComponentType });
  await painted();
  const button = screen.getByRole('button');
  for (const text of ['Paid: 2 payments', 'Paid: 3 payments']) {
    translate(button);
    await act(async () => button.click());
    expect(button).toHaveTextContent(text);
  }
});
