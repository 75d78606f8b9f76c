import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ReactNode } from 'react';

expect.extend(toHaveNoViolations);

function examplesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return examplesBelow(path);
    return path.endsWith('.examples.tsx') ? [path] : [];
  });
}

const cases = examplesBelow(join(process.cwd(), 'components')).flatMap((file) => {
  const { examples } = jest.requireActual<{ readonly examples: Readonly<Record<string, ReactNode>> }>(file);
  const component = file.split('/').at(-1)?.replace('.examples.tsx', '') ?? '';
  return Object.entries(examples).map(([state, example]) => ({ component, state, example }));
});

it.each(cases)('the example of $component, $state, has no accessibility violations', async ({ example }) => {
  // Wait until the lazy parts of an example have loaded.
  const { container } = await act(async () => render(<main>{example}</main>));
  expect(container.querySelector('main')).not.toBeEmptyDOMElement();
  // An example is not a page: heading order and landmarks are checked on the built pages.
  expect(await axe(container, { rules: { 'heading-order': { enabled: false } } })).toHaveNoViolations();
});
