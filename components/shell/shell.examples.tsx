import type { ReactNode } from 'react';
import { longName } from '@/components/ui/samples';
import { Footer } from './footer';
import { Header } from './header';
import type { MenuGroup, ShellCompany } from './links';
import { NextPanel, OfficerLine, RecentPosts, SidePanel } from './side-panel';

const company: ShellCompany = {
  name: 'Cardinal Row Mortgage',
  wordmark: ['Cardinal Row', 'Mortgage'],
  legal:
    'Cardinal Row Mortgage LLC, NMLS #000000, Ohio certificate RM.000000.000, 100 Example Street, Columbus, OH 43215. Licensed in Ohio only (OH). Nothing on this site is a commitment to lend; every loan is subject to credit and property approval.',
  phone: { display: '(614) 555-0142', href: 'tel:+16145550142' },
  email: 'hello@example.com',
  address: { street: '100 Example Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
  hoursShort: 'Mon–Fri 9am–6pm',
  links: {
    apply: 'https://apply.example.com/',
    chat: 'https://chat.example.com/',
    directions: 'https://maps.example.com/directions',
    social: [{ name: 'Facebook', href: 'https://facebook.example.com/' }],
  },
};
const groups: readonly MenuGroup[] = [
  {
    label: 'Purchase',
    links: [
      { label: 'Make a Purchase', href: '/purchase' },
      { label: 'FHA Loan Options', href: '/fha' },
      { label: 'Apply Now', href: 'https://apply.example.com/', external: true },
    ],
  },
  { label: 'Contact', links: [{ label: 'Contact Us', href: '/contact-us' }] },
];
const officer = {
  name: 'Jordan Example',
  role: 'Sr. Loan Originator',
  numbers: 'NMLS #000000, Ohio license MLO-OH.000000',
  initials: 'JE',
};
const contact = { phone: company.phone, hoursShort: company.hoursShort, city: 'Columbus' };

/** Header, footer and side panels. */
export const examples: Readonly<Record<string, ReactNode>> = {
  header: <Header company={company} groups={groups} current="/fha" />,
  footer: <Footer company={company} groups={groups} current="/fha" />,
  'footer under a sidewalk': <Footer company={company} groups={groups} current="/fha" flat />,
  'side panel': (
    <SidePanel
      contact={contact}
      tools={[
        { label: 'Monthly payment', href: '/what-will-my-monthly-payment-be-calculator' },
        { label: 'How much can I borrow?', href: '/how-much-can-i-afford-calculator' },
      ]}
      officer={officer}
    />
  ),
  'side panel without a phone number': (
    <NextPanel
      heading="Rather start now?"
      tools={[{ label: 'Monthly payment', href: '/what-will-my-monthly-payment-be-calculator' }]}
    />
  ),
  'side panel without tools or officer': <SidePanel contact={contact} tools={[]} />,
  'loan officer': <OfficerLine officer={officer} />,
  'loan officer with a long name': (
    <OfficerLine officer={{ ...officer, name: longName, role: 'Senior Loan Originator and Branch Manager' }} />
  ),
  'recent posts, long titles': (
    <RecentPosts
      all={{ label: 'All news', href: '/news' }}
      posts={[
        { title: `${longName} explains the new limits`, href: '/long', date: '2026-11-20', dateText: '20 NOV 2026' },
      ]}
      current="/one"
      contact={contact}
    />
  ),
  'recent posts': (
    <RecentPosts
      all={{ label: 'All news', href: '/news' }}
      posts={[
        { title: 'Refi into a 15-year mortgage', href: '/one', date: '2024-09-20', dateText: 'September 20, 2024' },
        { title: 'What is a zombie mortgage?', href: '/two', date: '2024-05-12', dateText: 'May 12, 2024' },
      ]}
      current="/two"
      contact={contact}
    />
  ),
};
