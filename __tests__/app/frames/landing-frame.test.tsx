import { render, screen, within } from '@testing-library/react';
import { landingMeta, mdxOf } from '@/__tests__/helpers/sample-pages';
import { LandingFrame } from '@/app/frames/landing-frame';
import { metadataOf } from '@/app/seo/page-data';
import { company } from '@/content/lender/company';
import { officerNameOf, people } from '@/content/lender/staff';
import { type ProsePage, prosePageOf } from '@/content/site/prose';
import { parseSource } from '@/server/inbox/source';

type LandingPage = Extract<ProsePage, { readonly kind: 'landing' }>;

const [officer] = people;
if (!officer) throw new Error('The staff has nobody.');

function landingPage(form: string): LandingPage {
  const meta = landingMeta.replace('form: contact', `form: ${form}`).replace('jordan-example', officer?.id ?? '');
  return prosePageOf('dayton.mdx', mdxOf(meta, '')) as LandingPage;
}

const fieldsOf = (form: HTMLFormElement | null) => Object.fromEntries(form ? new FormData(form) : []);

test('a landing page has the logo, the phone, its words, its officer and the legal lines, but no menu', () => {
  render(<LandingFrame page={landingPage('contact')} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A first home near Dayton');
  expect(screen.getByText('No credit check to talk.')).toBeVisible();
  const links = within(screen.getByRole('banner')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', company.phone.href]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('main')).toHaveTextContent(officer.name);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`NMLS #${company.nmls}`);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Equal Housing');
});

test('search engines are asked not to index a landing page', () => {
  expect(metadataOf(landingPage('contact')).robots).toEqual({ index: false });
});

test.each(['staff-quote', 'quick-quote', 'consultation', 'contact', 'call'])(
  'the form %s on a landing page posts to the inbox with the page and its officer',
  (form) => {
    const { container } = render(<LandingFrame page={landingPage(form)} />);
    const posted = container.querySelector('form');
    expect(posted?.getAttribute('action')).toBe(`/leads/${form}`);
    expect(parseSource(String(fieldsOf(posted).source))?.last).toEqual({ page: '/dayton', with: officer.id });
    if (form === 'staff-quote') expect(fieldsOf(posted).officerName).toBe(officerNameOf(officer));
    if (form === 'quick-quote') expect(fieldsOf(posted).loanOfficer).toBe(officer.name);
  },
);
