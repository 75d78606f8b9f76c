import { render, screen, within } from '@testing-library/react';
import { landingMeta, mdxOf } from '@/__tests__/helpers/sample-pages';
import { LandingFrame } from '@/app/frames/landing-frame';
import { officerNameOf, people } from '@/content/lender/staff';
import { prosePageOf } from '@/content/site/prose';

const [person] = people;
if (!person) throw new Error('There is nobody to test with.');

function show(form: string) {
  const meta = landingMeta.replace('form: contact', `form: ${form}`).replace('jordan-example', person?.id ?? '');
  const page = prosePageOf('open-house.mdx', mdxOf(meta, ''));
  if (page.kind !== 'landing') throw new Error('This is no landing page.');
  const { container } = render(<LandingFrame page={page} />);
  const sent = container.querySelector('main form');
  if (!(sent instanceof HTMLFormElement)) throw new Error('There is no form.');
  return { page, sent };
}

test.each(['call', 'quick-quote', 'contact', 'staff-quote'])('a landing page with the form %s', (form) => {
  const { page, sent } = show(form);
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent('Saw a house that you like?');
  expect(page.kind === 'landing' && page.lines.map((line) => within(main).getByText(line).tagName)).toEqual([
    ...['LI', 'LI', 'LI'],
  ]);
  expect(within(main).getByText(person.name)).toBeInTheDocument();
  expect(sent.getAttribute('action')).toBe(`/leads/${form}?with=${person.id}`);
  const { officerName } = Object.fromEntries(new FormData(sent));
  expect(officerName).toBe(form === 'staff-quote' ? officerNameOf(person) : undefined);
  expect(screen.queryByRole('navigation')).toBeNull();
});
