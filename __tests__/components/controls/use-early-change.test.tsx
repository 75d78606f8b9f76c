import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Field } from '@/components/calculators/fields/field.client';
import type { CalculatorField } from '@/lib/calculators/definition';

const choices = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const fields = {
  price: { kind: 'money', label: 'Price', param: 'price', initial: 300000, slider: { min: 0, max: 900000, step: 7 } },
  term: {
    kind: 'months',
    label: 'Term',
    param: 'term',
    initial: 360,
    atMost: 480,
    list: { first: 180, last: 360, step: 180 },
  },
  list: { kind: 'choice', label: 'List', param: 'list', initial: 'a', look: 'list', choices },
  tiles: { kind: 'choice', label: 'Tiles', param: 'tiles', initial: 'a', look: 'tiles', choices },
  tick: { kind: 'choice', label: 'Checkbox', param: 'tick', initial: 'a', look: 'tick', choices },
} as const satisfies Record<string, CalculatorField>;

function Held() {
  const [values, setValues] = useState<Record<string, number | string>>(
    Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial])),
  );
  return (
    <>
      {Object.entries(fields).map(([name, field]) => (
        <Field
          key={name}
          name={name}
          field={field}
          value={values[name] ?? null}
          onValue={(which, value) => setValues((before) => ({ ...before, [which]: value }))}
        />
      ))}
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

/** Shows the exported page, lets a visitor change it, then hydrates. Returns the values that the script uses. */
async function valuesAfterHydration(visit: () => void): Promise<Record<string, number | string>> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Held />);
  document.body.append(root);
  visit();
  await act(async () => {
    hydrateRoot(root, <Held />);
  });
  return JSON.parse(screen.getByText(/^\{/).textContent ?? '');
}

const start = { price: 300000, term: 360, list: 'a', tiles: 'a', tick: 'a' };

describe('a change made before the script arrives', () => {
  afterEach(() => document.body.replaceChildren());

  it('nothing is reported on an untouched page, even if a slider cannot rest on its value', async () => {
    expect(await valuesAfterHydration(() => undefined)).toEqual(start);
  });

  it('a typed number is preserved', async () => {
    const values = await valuesAfterHydration(() => {
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }).value = '425,000';
    });
    expect(values).toEqual({ ...start, price: 425000 });
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('425,000');
  });

  it('the slider position is preserved', async () => {
    const values = await valuesAfterHydration(() => {
      screen.getByRole<HTMLInputElement>('slider', { name: 'Price' }).value = '70000';
    });
    expect(values).toEqual({ ...start, price: 70000 });
  });

  it('choices in lists, tiles and checkboxes are preserved', async () => {
    const values = await valuesAfterHydration(() => {
      screen.getByRole<HTMLInputElement>('radio', { name: '15' }).checked = true;
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'List' }).value = 'b';
      screen.getByRole<HTMLInputElement>('radio', { name: 'Second' }).checked = true;
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Checkbox' }).checked = true;
    });
    expect(values).toEqual({ price: 300000, term: 180, list: 'b', tiles: 'b', tick: 'b' });
  });
});
