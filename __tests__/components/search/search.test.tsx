import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Search } from '@/components/search/search.client';
import type { SearchFile } from '@/lib/search/file';

const term = (name: string) => ({
  kind: 'term' as const,
  href: `/glossary-terms#${name.toLowerCase()}`,
  title: name,
  sentence: `${name} in a sentence.`,
});
const file: SearchFile = {
  synonyms: [['refinance', 'refi']],
  gazetteer: { counties: {}, towns: {}, words: [], states: [] },
  neutral: ['loan'],
  answers: [
    {
      id: 'refinance',
      asked: ['should I refinance'],
      says: 'Yes, if it pays.',
      more: 'Two numbers tell.',
      page: '/refinance',
      fields: [
        { label: 'Still owed', share: 'principal' },
        { label: 'Payment a month', share: 'payment' },
      ],
      link: 'See my month',
    },
    {
      id: 'zip',
      asked: ['{zip}'],
      says: 'A ZIP has a county.',
      more: 'Or two.',
      page: '/taxes',
      takesZip: true,
      link: 'See it',
    },
  ],
  entries: [
    { kind: 'guide', href: '/fha', title: 'FHA loans and escrow', sentence: 'The rules.' },
    { kind: 'calculator', href: '/refinance', title: 'Should I refinance?', sentence: 'The month.' },
    ...['Escrow', 'Escrow account', 'Escrow waiver', 'Escrow analysis', 'Escrow shortage', 'Escrow agent'].map(term),
  ],
};
const phone = { display: '(614) 555-0100', href: 'tel:+16145550100' };

function show(answer: (file: string) => Promise<unknown>) {
  Object.assign(globalThis, { fetch: answer });
  render(
    <Search
      title="Search"
      crumbs={[{ label: 'Search' }]}
      phone={phone}
      files={{ entries: '/search.json', texts: '/search-texts.json' }}
      action="/search"
      hours={[]}
    />,
  );
}
const loads = async (name: string) => ({ ok: true, json: async () => (name.includes('texts') ? [] : file) });

afterEach(() => window.history.replaceState(null, '', '/'));

test('results appear while you type, five at first, and the URL keeps the query', async () => {
  show(loads);
  await userEvent.type(screen.getByRole('searchbox', { name: 'What are you looking for?' }), 'escrow');
  expect(await screen.findByRole('heading', { name: '7 pages for “escrow”' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('7 pages for “escrow”');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(window.location.search).toBe('?q=escrow');
  await userEvent.click(screen.getByRole('button', { name: 'Show the other 2' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  expect(screen.getAllByRole('heading', { level: 3 })[5]?.querySelector('a')).toHaveFocus();
});

test('the query and the kind in the URL apply at once', async () => {
  window.history.replaceState(null, '', '/search?q=escrow&in=guides');
  show(loads);
  expect(await screen.findByRole('link', { name: 'Guides 1' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'All 7' }));
  expect(window.location.search).toBe('?q=escrow');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
});

test('a question gets its answer first, and its fields open the calculator with what you typed', async () => {
  show(loads);
  await userEvent.type(screen.getByRole('searchbox'), 'should I refi');
  const card = await screen.findByRole('region', { name: 'Yes, if it pays.' });
  await userEvent.type(within(card).getByRole('textbox', { name: 'Still owed' }), '$182,000');
  window.location.hash = '';
  const link = within(card).getByRole('button', { name: 'See my month' });
  expect(link).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Answer: Yes, if it pays.');
});

test('Enter moves to the heading with the number of pages, and an empty result says what to do', async () => {
  show(loads);
  await userEvent.type(screen.getByRole('searchbox'), 'xylophone');
  const heading = await screen.findByRole('heading', { name: 'Nothing found for “xylophone”' });
  await userEvent.keyboard('{Enter}');
  expect(heading).toHaveFocus();
  expect(screen.getByRole('link', { name: phone.display })).toBeVisible();
});

test('the slash key moves to the field, and types a slash inside it', async () => {
  show(loads);
  const field = screen.getByRole('searchbox');
  await userEvent.keyboard('{Control>}/{/Control}');
  expect(field).not.toHaveFocus();
  await userEvent.keyboard('/');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  await userEvent.keyboard('5/1');
  expect(field).toHaveValue('5/1');
});

test('the slash key can be turned off and on', async () => {
  show(loads);
  await userEvent.click(screen.getByRole('button', { name: 'Turn it off' }));
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Turn it on' }));
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('says so if the index does not load', async () => {
  show(async () => ({ ok: false, status: 404 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The search didn’t load.');
});

test('a ZIP code links to the county page, and nothing is reported missing', async () => {
  show(loads);
  await userEvent.type(screen.getByRole('searchbox', { name: 'What are you looking for?' }), '44113');
  expect(await screen.findByRole('link', { name: 'See it' })).toHaveAttribute('href', '/taxes#zip=44113');
  expect(screen.getByRole('heading', { name: 'No other page for “44113”' })).toBeVisible();
  expect(screen.queryByText(/No page has that/)).toBeNull();
});
