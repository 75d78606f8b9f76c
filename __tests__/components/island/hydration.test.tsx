import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { exampleGroups } from '@/app/gallery/groups';

const cases = exampleGroups.flatMap(({ file, examples }) =>
  Object.entries(examples).map(([state, example]) => ({ file, state, example })),
);

// What the server rendered must be what the browser renders first, or React throws the markup away.
test.each(cases)('$file, $state, hydrates without a difference', async ({ example }) => {
  const place = document.createElement('div');
  place.append(new Range().createContextualFragment(renderToString(example, { identifierPrefix: '0' })));
  document.body.append(place);
  const differences: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, example, { identifierPrefix: '0', onRecoverableError: (problem) => differences.push(problem) }),
  );
  expect(differences).toEqual([]);
  await act(async () => root.unmount());
  place.remove();
});
