import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { CountyPicker } from '@/components/sections/counties/county-picker.client';
import { countyRates } from '@/lib/county-figures';
import { readMyNumbers } from '@/lib/my-numbers';
import { usdWhole } from '@/lib/numbers/format';

const counties = [
  { slug: 'delaware', name: 'Delaware', said: 'Delaware County: 1.55%.' },
  { slug: 'morrow', name: 'Morrow', said: 'Morrow County: 1.10%.' },
];
const list = () => screen.getByRole('combobox', { name: 'Your county' });
const zip = () => screen.getByRole('textbox', { name: 'or ZIP' });

function show(answer: () => Promise<unknown>) {
  Object.assign(globalThis, { fetch: answer });
  Object.assign(window, { scrollTo: () => undefined });
  render(<CountyPicker counties={counties} />);
}
const loads = async () => ({ ok: true, json: async () => ({ '43003': ['Delaware', 'Morrow'], '43334': ['Morrow'] }) });

afterEach(() => window.history.replaceState(null, '', '/'));

// The list is cached once loaded, so this comes first.
test('offers the list if the ZIP codes do not load', async () => {
  show(async () => ({ ok: false, status: 503 }));
  await userEvent.type(zip(), '43003');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('The ZIP codes did not load. Choose the county instead.'),
  );
});

test('choosing a county puts it in the URL and announces it', async () => {
  show(loads);
  await userEvent.selectOptions(list(), 'Morrow');
  expect(window.location.hash).toBe('#morrow');
  await waitFor(() => expect(list()).toHaveValue('morrow'));
  expect(screen.getByRole('status')).toHaveTextContent('Morrow County: 1.10%.');
});

test('selects the county in the URL, and again after Back', async () => {
  window.history.replaceState(null, '', '#delaware');
  show(loads);
  await waitFor(() => expect(list()).toHaveValue('delaware'));
  act(() => {
    window.location.hash = '';
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(list()).toHaveValue('');
});

test('a ZIP code selects the county with most of its homes and names the others', async () => {
  show(loads);
  await userEvent.type(zip(), '43003');
  await waitFor(() => expect(window.location.hash).toBe('#delaware'));
  expect(screen.getByRole('status')).toHaveTextContent('43003 is also in Morrow.');
});

test('says that a ZIP code of another state is outside Ohio', async () => {
  show(loads);
  await userEvent.type(zip(), '90210');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('No Ohio county has this ZIP code. We lend in Ohio only.'),
  );
});

test('says what is wrong with a ZIP code that has a letter or too few digits', async () => {
  show(loads);
  await userEvent.type(zip(), '43O03');
  expect(screen.getByRole('status')).toHaveTextContent('Enter a ZIP code with 5 digits. Leave out the letters.');
  expect(zip()).toHaveValue('43O03');
  await userEvent.clear(zip());
  await userEvent.type(zip(), '4300');
  expect(screen.getByRole('status')).not.toHaveTextContent('Enter');
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('Enter a ZIP code with 5 digits.');
  await userEvent.type(zip(), '3');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('43003 is also in Morrow.'));
});

test('a ZIP code from the site search selects its county', async () => {
  window.history.replaceState(null, '', '#zip=43334');
  show(loads);
  await waitFor(() => expect(list()).toHaveValue('morrow'));
});

test('questions an improbable price once it is typed', async () => {
  render(<CountyPicker counties={counties} priced />);
  const price = await screen.findByRole('textbox', { name: 'Price of the home' });
  await userEvent.type(price, '325');
  expect(screen.queryByText(/^Is that right\?/)).toBeNull();
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Use $325,000' }));
  expect(price).toHaveValue('325,000');
  expect(screen.queryByText(/^Is that right\?/)).toBeNull();
  window.sessionStorage.clear();
});

test('shows the tax on a typed price in the selected county, and keeps the price for the calculators', async () => {
  render(<CountyPicker counties={counties} priced />);
  const price = await screen.findByRole('textbox', { name: 'Price of the home' });
  await userEvent.type(price, '525000{Tab}');
  expect(price).toHaveAccessibleDescription('Choose a county to see the tax on this price.');
  await userEvent.selectOptions(list(), 'Delaware');
  const tax = (525_000 * (countyRates.Delaware ?? 0)) / 100;
  await waitFor(() =>
    expect(price).toHaveAccessibleDescription(
      `About ${usdWhole(tax / 12)} a month in Delaware County, ${usdWhole(tax)} a year. The whole month`,
    ),
  );
  expect(screen.getByRole('link', { name: 'The whole month' })).toHaveAttribute(
    'href',
    expect.stringContaining('#price=525000&down=105000&state=OH&county=Delaware&tax='),
  );
  expect(readMyNumbers(tabStorage)).toEqual({ price: 525_000 });
  await userEvent.clear(price);
  await userEvent.type(price, 'cheap{Tab}');
  expect(price).toHaveAccessibleDescription('Type the price in dollars, like 325,000.');
});
