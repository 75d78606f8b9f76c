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
  hydrateIslands('Counter', CounterIsland);
  await act(async () => first?.click());
  expect(first).toHaveTextContent('1');
  await act(async () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
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
  hydrateIslands('Counter', CounterIsland);
  await act(async () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
  expect(screen.getByText('As it was')).toBeInTheDocument();
});
