import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Search } from '@/components/search/search.client';
import type { SearchEntry } from '@/lib/search/entries';

const entries: readonly SearchEntry[] = [
  { kind: 'page', href: '/fha#costs', title: 'FHA Loan Options', heading: 'Costs', text: 'Set up an escrow account.' },
  { kind: 'term', href: '/glossary-terms#escrow', title: 'Escrow', text: 'Money held for taxes.' },
];
const words = { label: 'What are you looking for?', button: 'Search', onlyTerms: 'Only words', failed: 'Not loaded.' };

function show(answer: () => Promise<unknown>) {
  Object.assign(globalThis, { fetch: answer });
  render(<Search words={words} file="/search.json" action="/search" />);
}
const loads = async () => ({ ok: true, json: async () => entries });
const links = () => within(screen.getByRole('list')).getAllByRole<HTMLAnchorElement>('link');

afterEach(() => window.history.replaceState(null, '', '/'));

test('results appear while a reader types, and the address keeps the words', async () => {
  show(loads);
  await userEvent.type(screen.getByRole('searchbox', { name: words.label }), 'escrow');
  await waitFor(() => expect(links()).toHaveLength(2));
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/glossary-terms#escrow', '/fha#costs']);
  expect(screen.getByRole('status')).toHaveTextContent('2 results for “escrow”');
  expect(window.location.search).toBe('?q=escrow');
});

test('the words in the URL are searched at once, only among the terms if the URL says so', async () => {
  window.history.replaceState(null, '', '/search?q=escrow&in=terms');
  show(loads);
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(screen.getByRole('checkbox', { name: words.onlyTerms })).toBeChecked();
});

test('Enter leads to the number of results, and nothing found says what to do', async () => {
  show(loads);
  await userEvent.type(screen.getByRole('searchbox'), 'xylophone{Enter}');
  const status = screen.getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('Nothing found for “xylophone”'));
  expect(status).toHaveFocus();
});

test('a file that does not load is said', async () => {
  show(async () => ({ ok: false, status: 404 }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
});
