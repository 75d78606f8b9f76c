import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GET } from '@/app/ohio-places.json/route';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { PlaceField } from '@/components/calculators/fields/place-field.client';
import { readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';

beforeEach(() => {
  Object.assign(globalThis, {
    Response: { json: (data: unknown) => ({ ok: true, json: async () => data }) },
    fetch: async () => GET(),
  });
  window.sessionStorage.clear();
});

const field = () => screen.getByRole('textbox', { name: 'City or ZIP' });

async function type(place: string) {
  render(<PlaceField />);
  await userEvent.type(field(), `${place}{Enter}`);
}

// The list is cached once loaded, so this comes first.
it('asks to choose the county if the list does not load', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 500 }) });
  await type('Lima');
  expect(await screen.findByText('The list of places did not load. Choose the county instead.')).toBeVisible();
});

it.each([
  ['Toledo', 'Lucas', 'Lucas County.'],
  ['columbus, OH', 'Franklin', 'Franklin County.'],
  ['45402', 'Montgomery', 'Montgomery County.'],
  ['43003', 'Delaware', 'Delaware County. 43003 is also in Morrow: choose yours below.'],
  ['St Marys', 'Auglaize', 'Auglaize County.'],
  ['Van Wert County', 'Van Wert', 'Van Wert County.'],
])('%s is in %s County', async (place, county, says) => {
  await type(place);
  expect(await screen.findByText(says)).toBeVisible();
  expect(readMyNumbers(tabStorage)).toEqual({ county, place: place.replace(',', '') });
});

it.each([
  ['Atlantis', 'We don’t know that one. Try a ZIP, or choose the county.'],
  ['10001', 'That’s outside Ohio, and we lend in Ohio only.'],
])('%s sets no county, and the field says why', async (place, says) => {
  writeMyNumbers(tabStorage, { county: 'Lucas' });
  await type(place);
  expect(await screen.findByText(says)).toBeVisible();
  expect(readMyNumbers(tabStorage)).toEqual({ county: 'Lucas' });
});

it('opens with the tab’s place, and is empty once another county is selected', async () => {
  writeMyNumbers(tabStorage, { county: 'Lucas', place: 'Toledo' });
  render(<PlaceField />);
  expect(field()).toHaveValue('Toledo');
  act(() => writeMyNumbers(tabStorage, { county: 'Wood' }));
  expect(field()).toHaveValue('');
});
