import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { examples as inputs } from '@/components/calculators/fields/inputs.examples';
import { examples as buttons } from '@/components/controls/button.examples';
import { examples as fields } from '@/components/forms/field.examples';

const cases = Object.entries({ ...inputs, ...fields, ...buttons }).map(([state, example]) => ({ state, example }));

// If the first client render differs from the server's, React discards the markup.
test.each(cases)('$state, hydrates without a mismatch', async ({ example }) => {
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
