/** @jest-environment ./__tests__/site/environment.ts */

import { company, companyIdentity } from '@/content/lender/company';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import { allPages, pageAt, plainPaths } from './exported';
import { hrefsOf, linksOf, wordsOf } from './links-of';

const { links, phone, email } = company;
const mail = `mailto:${email}`;
const afford = '/how-much-can-i-afford-calculator';
const payment = '/what-will-my-monthly-payment-be-calculator';
const quote = '/quick-quote';

/** Questionnaire pages have a different header and footer. */
const questionnaires: readonly string[] = Object.values(questionnairePaths);

test.each(questionnaires)(
  '%s has the logo, the phone and the way out, and a footer with what the law requires',
  (path) => {
    const { document } = pageAt(path);
    expect(linksOf(document.querySelector('body > header'))).toEqual([
      [company.name, '/'],
      [phone.display, phone.href],
      ['Leave, and keep my answers', '/'],
    ]);
    const footer = document.querySelector('body > footer');
    expect(hrefsOf(footer)).toEqual(['/privacy-policy']);
    for (const part of ['Equal Housing', 'Licensed in Ohio only (OH)', 'NMLS #', 'commitment to lend'])
      expect(wordsOf(footer)).toContain(part);
  },
);

/** The menus of the header. A page whose meta names a menu may add a link between those in the spec. */
const menus: readonly (readonly [group: string, links: readonly string[]])[] = [
  [
    'Purchase',
    [
      '/purchase',
      '/paper-work',
      afford,
      payment,
      quote,
      '/which-loan-is-right-for-me',
      '/fha',
      '/va-loans',
      links.apply,
    ],
  ],
  [
    'Refinance',
    ['/refinancing', '/cash-out-refinance', '/refinance-analysis-calculator', quote, '/fha-va-streamline', links.apply],
  ],
  [
    'Tools',
    [
      afford,
      payment,
      '/renting-versus-buying-calculator',
      '/refinance-analysis-calculator',
      '/debt-consolidation-calculator',
      '/compare-loan-offers-calculator',
      '/free-reports',
      '/paper-work',
      '/the-loan-process',
      '/glossary-terms',
      '/news',
      '/search',
    ],
  ],
  ['Contact', [links.apply, '/about-us', '/our-staff', '/contact-us', '/testimonials']],
];

const footerLinks = [
  ['Fixed Rate', '/which-loan-is-right-for-me'],
  ['Jumbo', '/jumbo-loans'],
  ['First Time Home Buyer', '/first-time-home-buyer-ohio'],
  ['Investment Property', '/which-loan-is-right-for-me'],
  ['FHA', '/fha'],
  ['VA', '/va-loans'],
  ['Refinancing', '/refinancing'],
  ['Contact Us', '/contact-us'],
  ['Get A Quote', quote],
  ['Apply Online', links.apply],
  ['Reviews', '/testimonials'],
  ['ADA Accessibility Statement', '/ada-accessibility-statement'],
  ['Privacy Policy', '/privacy-policy'],
  [phone.display, phone.href],
  [email, mail],
  ['Get directions', links.directions],
  ['TOP', '#top'],
];

const pagesWithMenus = allPages.filter(({ path }) => !plainPaths.includes(path));

test.each(pagesWithMenus.map((page) => [page.path, page] as const))(
  '%s has the header and the footer',
  (_path, page) => {
    const { document } = page;
    const header = document.querySelector('body > header');
    expect(hrefsOf(header)[0]).toBe('/');
    const groups = [...(header?.querySelectorAll('nav > div:has(summary)') ?? [])];
    expect(
      groups.map((group, index) => [
        wordsOf(group.querySelector('summary')),
        hrefsOf(group).filter((href) => menus[index]?.[1].includes(href ?? '')),
      ]),
    ).toEqual(menus);

    // Apply Now appears once in the bar and once in the strip next to the menus, but not next to the text.
    const outsideMenus = header?.cloneNode(true) as Element;
    for (const menu of outsideMenus.querySelectorAll('nav ul')) menu.remove();
    expect(hrefsOf(outsideMenus).filter((href) => href === links.apply)).toHaveLength(2);
    expect(hrefsOf(outsideMenus.querySelector('nav'))).not.toContain(links.apply);
    for (const aside of document.querySelectorAll('main aside')) expect(hrefsOf(aside)).not.toContain(links.apply);

    const footer = document.querySelector('body > footer');
    expect(linksOf(footer)).toEqual(expect.arrayContaining(footerLinks));
    expect(hrefsOf(footer)).toEqual(expect.arrayContaining(links.social.map(({ href }) => href)));
    expect(footer?.querySelector('form')?.getAttribute('action')).toBe('/search');
    const outside = [...(footer?.querySelectorAll('a[target="_blank"]') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(outside.sort()).toEqual([links.chat, links.nmlsConsumerAccess].sort());
    for (const words of [companyIdentity, 'Licensed in Ohio only (OH)', 'Equal Housing Opportunity'])
      expect(wordsOf(footer)).toContain(words);
  },
);
