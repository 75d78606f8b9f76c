/** @jest-environment ./__tests__/site/environment.ts */

import { type FactId, fact, printedDayOf } from '@/content/facts/facts';
import { company } from '@/content/lender/company';
import { purchaseFilm } from '@/content/lender/look/film';
import { rates } from '@/content/lender/rates';
import { numbersOf, people, staff } from '@/content/lender/staff';
import { testimonials } from '@/content/lender/testimonials';
import { dayInWords } from '@/content/schema/dates';
import { pages as sitePages } from '@/content/site/pages';
import { articles } from '@/content/site/prose';
import { reviewOf, showsReview } from '@/content/site/reviews';
import { allPages, mainOf, pageAt, pages, visibleText } from './exported';
import { hrefsOf, linksOf, wordsOf } from './links-of';

const comingSoon = staff.filter(({ kind }) => kind === 'coming-soon');
const { links, phone, email } = company;
const mail = `mailto:${email}`;
const staffPaths = people.map(({ id }) => `/our-staff/${id}`);

const headingsOf = (root: ParentNode) => [...root.querySelectorAll('h1, h2, h3')].map(visibleText);

/** The parts of `wanted` that `all` does not contain in this order. */
function missingInOrder(wanted: readonly string[], all: readonly string[]): readonly string[] {
  let at = 0;
  return wanted.filter((part) => {
    const found = all.findIndex((text, index) => index >= at && text.includes(part));
    if (found < 0) return true;
    at = found;
    return false;
  });
}

const pathsOf = (kinds: readonly string[], ...others: readonly string[]) => [
  ...sitePages.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path as string),
  ...others,
];

/** Headings and sections in this order, words and links anywhere in the text. */
const spec: Readonly<
  Record<
    string,
    {
      readonly headings?: readonly string[];
      readonly sections?: readonly string[];
      readonly words?: readonly (string | RegExp)[];
      readonly links?: readonly (string | undefined)[];
    }
  >
> = {
  '/': {
    sections: [
      'Purchase I want to buy a home Refinance I already own a home',
      'What would it cost a month?',
      'Four ways to start',
      `over ${company.investors} investors`,
      'Satisfied clients',
      'Latest blog posts',
      'How long will you stay?',
      'Make a Purchase',
      'Local Expertise',
      'The people you’ll talk to',
      'Visit or call',
      'Start the refinance questions',
      'Lower Monthly Payment',
      'Ready for the full application?',
      'Latest News',
      'Learning Hub',
    ],
    headings: [
      'Latest blog posts',
      'Local Expertise',
      'Quick Turnaround',
      'Exceptional Support',
      'Embracing Innovation',
      'Lower Monthly Payment',
      'Get Cash Out',
      'Shorten Your Loan Term',
      'Latest News',
    ],
    words: [
      company.address.street,
      ...company.printedSoon.map(({ days, text }) => `${days} ${text}`.replace(/\s/g, ' ')),
      'Three loans, per $100,000',
      /30 Yr Fxd \$[\d.]+ Rate [\d.]+% APR [\d.]+%/,
      /30 Yr Fxd FHA \$[\d.]+ Rate [\d.]+% APR [\d.]+%/,
      /15 Yr Fxd \$[\d.]+ Rate [\d.]+% APR [\d.]+%/,
      'Ask for today’s rate',
      ...(rates.sample ? ['Approximate, not a quote'] : []),
    ],
    links: [
      phone.href,
      mail,
      links.directions,
      links.mapEmbed,
      '/refinancing',
      '/renting-versus-buying-calculator',
      '/testimonials',
      ...staffPaths,
      ...articles.map(({ path }) => path),
    ],
  },
  '/purchase': {
    headings: ['Make a Purchase', 'Begin Your Journey', 'Free consultation'],
    words: purchaseFilm.use === 'none' ? [] : ['Read it instead'],
  },
  '/paper-work': {
    words: [
      'Two months of bank statements',
      'W-2 forms or tax returns for the last two years',
      'Your addresses for the last two years',
      'Recent pay stubs',
    ],
  },
  '/fha': {
    headings: [
      'Minimal down payments',
      'Affordable closing costs',
      'Flexible credit qualifying',
      'First-time buyers',
      'Fixer-uppers',
      'aged 62 and over',
      'Energy-efficient homes',
      'Manufactured homes',
    ],
    words: ['3.5%', '1–4', '1.75%'],
  },
  '/va-loans': {
    headings: ['Benefits', 'No money down', 'The funding fee', 'Assumable loans', 'Qualifying', 'Refinancing'],
    words: ['$510,400', '0.5% to 3.3%', '$832,750'],
  },
  '/refinancing': {
    headings: ['Benefits', 'What to gather'],
    words: [
      '3 business days to cancel',
      // Its warning comes first.
      /total finance charges may be higher over the life of the loan.*Benefits, each with its cost/,
    ],
  },
  '/the-loan-process': {
    headings: ['Pre-qualification', 'Application', 'Processing', 'Underwriting', 'Closing'],
    words: ['Within 3 business days we send a Loan Estimate'],
  },
  '/which-loan-is-right-for-me': {
    headings: ['Fixed rate', 'ARM', 'Balloon', 'First-time buyer', 'No point, no fee', 'HELOC', 'Home equity fixed'],
    words: [
      '1–3 years 3/1 ARM, 1 year ARM or 6 month ARM',
      '3–5 years 5/1 ARM',
      '5–7 years 7/1 ARM',
      '7–10 years 10/1 ARM, 30 yr fixed or 15 yr fixed',
      '10 plus 30 or 15 year fixed',
    ],
  },
  '/glossary-terms': { words: ['There are no entries for X.'] },
  '/ada-accessibility-statement': { words: ['APPLY NOW'], links: [mail, links.apply] },
  '/privacy-policy': {
    headings: [
      'Information we collect',
      'Who collects it',
      'How we use it',
      'Cookies',
      'Security',
      'Links to outside sites',
      'Your rights',
      'Further information',
    ],
    words: ['APPLY NOW', 'There is no fee for access', 'a reasonable processing cost'],
    links: [mail, links.apply],
  },
  '/free-reports': {
    headings: ['Access Your Free Report', 'Get Your Free Report'],
    words: [
      'Free Reports*',
      '10 Secrets To Raising Your Credit Score',
      'How To Get The Best Price On Your Real Estate Purchase',
      'Tips To Reduce Debt',
      'SUBMIT',
    ],
    links: [links.apply],
  },
  '/our-staff': {
    headings: ['Meet Our Staff'],
    words: comingSoon.map(({ name }) => name),
    links: [...staffPaths, links.apply],
  },
  '/testimonials': { links: [links.apply] },
  ...Object.fromEntries(
    people.map((person) => [
      `/our-staff/${person.id}`,
      {
        words: [
          ...[person.name, person.role, numbersOf(person), 'At Your Service', 'Free Quote'],
          ...(testimonials.length > 0 ? ['Satisfied clients'] : []),
          ...person.yourService,
        ],
        links: [
          links.apply,
          ...(links.mapEmbed ? [links.mapEmbed] : []),
          person.contactPhone.href,
          person.contactWork.href,
          `mailto:${person.contactMail}`,
          '#staff-quote-dialog',
        ],
      },
    ]),
  ),
  '/contact-us': { links: [phone.href, mail, links.directions] },
};

test.each(Object.entries(spec))('%s has what the product spec names', (path, { headings, sections, words, links }) => {
  const main = mainOf(path);
  const text = visibleText(main);
  expect(missingInOrder(headings ?? [], headingsOf(main))).toEqual([]);
  expect(missingInOrder(sections ?? [], [...main.querySelectorAll('section')].map(visibleText))).toEqual([]);
  expect((words ?? []).filter((part) => !(part instanceof RegExp ? part.test(text) : text.includes(part)))).toEqual([]);
  expect((links ?? []).filter((href) => !hrefsOf(main).includes(href ?? ''))).toEqual([]);
});

/** Parts of a page by number: a selector within its text, and how many there are. */
test.each<readonly [path: string, selector: string, count: number]>([
  ['/', '[aria-labelledby="posts"] li', 6],
  ['/', '[aria-labelledby="posts"] details:not([open]) li', 3],
  ['/', '[aria-labelledby="news"] li', articles.length],
  ['/purchase', 'form[action$="/leads/consultation"]', 1],
  ['/paper-work', 'form[action$="/leads/consultation"]', 1],
  ['/free-reports', 'form input[type="checkbox"]', 3],
  ['/contact-us', 'form[action="/leads/call"], form[action="/leads/contact"]', 2],
  ['/which-loan-is-right-for-me', 'table:has(tfoot)', 7],
])('%s: %s appears %i times', (path, selector, count) => {
  expect(mainOf(path).querySelectorAll(selector)).toHaveLength(count);
});

test('the home page has the five phrases of the headline', () => {
  const { html } = pageAt('/');
  for (const phrase of [
    'Reduce Your Payment',
    'Secure a Better Rate',
    'Own Your First Home',
    'Get Your Dream Home',
    'Access Your Equity',
  ])
    expect(html).toContain(phrase);
});

test('the home page links to the application from a door, the benefits and Apply Now, and from the benefits to calculators', () => {
  const outside = linksOf(mainOf('/')).filter(([, href]) => href === links.apply);
  expect(
    missingInOrder(
      ['Full application', 'Lowering My Payment', 'Utilizing My Equity', 'Reducing My Loan Term', 'Apply Now'],
      outside.map(([text]) => text),
    ),
  ).toEqual([]);
  const toCalculators = linksOf(mainOf('/')).filter(([, href]) => href?.includes('-calculator#'));
  expect(toCalculators.map(([text]) => text)).toEqual(['Work it out', 'Work it out', 'Work it out']);
});

test('the home page has a Coming Soon card without a link for a vacant position', () => {
  const cards = [...mainOf('/').querySelectorAll('[aria-labelledby="team"] li')];
  const open = cards.filter((card) => card.querySelectorAll('a').length === 0);
  expect(open.map(visibleText)).toEqual(comingSoon.map(({ name }) => expect.stringContaining(name)));
});

/** Pages with their text next to or above a form: Apply Now is only in the header. */
const barOnly: readonly string[] = ['/contact-us', '/paper-work'];

test.each(pathsOf(['guide'], '/glossary-terms', '/contact-us'))(
  '%s has Apply Now, a side panel and two or more related links',
  (path) => {
    const main = mainOf(path);
    const place = barOnly.includes(path) ? pageAt(path).document.querySelector('body > header') : main;
    expect(hrefsOf(place)).toContain(links.apply);
    const panels = [...main.querySelectorAll('aside')].filter((aside) => hrefsOf(aside).includes('/contact-us#call'));
    // The page with the call form needs no panel that leads to it.
    expect(panels).toHaveLength(path === '/contact-us' ? 0 : 1);
    for (const panel of panels) {
      expect(hrefsOf(panel)).toContain(company.phone.href);
      expect(visibleText(panel)).toMatch(/\d[ap]m .+NMLS #\d+/);
      expect(hrefsOf(panel).filter((href) => href?.split('#')[0]?.endsWith('-calculator'))).toHaveLength(1);
    }
    const text = main.cloneNode(true) as Element;
    for (const element of text.querySelectorAll('aside, nav')) element.remove();
    const onward = hrefsOf(text).filter((href) => href?.startsWith('/') && !href.startsWith('/glossary-terms'));
    expect(new Set(onward.filter((href) => href !== path)).size).toBeGreaterThanOrEqual(2);
  },
);

const withExamples = pathsOf(['guide', 'news']).filter(
  (path) => !['/about-us', '/paper-work', '/fha-va-streamline'].includes(path),
);

test.each(withExamples)('%s has a worked example with real numbers', (path) => {
  const examples = [...mainOf(path).querySelectorAll('[data-example]')].map(visibleText);
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) expect(example.match(/\$\d/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
});

const pagesWithSources = sitePages.filter(
  ({ kind, path }) => ['home', 'guide'].includes(kind) || path === '/glossary-terms' || path.startsWith('/reports/'),
);

test.each(pagesWithSources)(
  '$path names the source of each figure that it prints, and the day where somebody read it',
  ({ path, facts }) => {
    const text = visibleText(mainOf(path));
    const withoutSource = facts
      .map((id) => fact(id))
      .filter(({ id, what, source }) => {
        const day = printedDayOf(id as FactId);
        const parts = [what, source.name, ...(day ? [`as of ${dayInWords(day)}`] : [])];
        return parts.some((part) => !text.includes(part));
      });
    expect(withoutSource.map(({ id }) => id)).toEqual([]);
    expect(facts.length).toBeGreaterThan(0);
  },
);

test.each(sitePages)('$path claims a review exactly when one of its current text is recorded', (page) => {
  expect(/last reviewed/i.test(visibleText(mainOf(page.path)))).toBe(showsReview(page) && reviewOf(page) !== undefined);
});

test.each([
  '/fha',
  '/va-loans',
  '/fha-va-streamline',
  '/fha-streamline',
  '/fha-mortgage-insurance',
  '/va-irrrl',
  '/va-loan-eligibility',
  '/usda-loans',
  '/conventional-loans',
  '/cash-out-refinance',
  '/purchase',
  '/which-loan-is-right-for-me',
])('%s, which is about FHA or VA loans, says that we are not a government agency', (path) => {
  expect(visibleText(mainOf(path))).toMatch(/not a government agency/);
});

test('the glossary has at least ninety terms, and a bar from A to Z', () => {
  const main = mainOf('/glossary-terms');
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => [letter, `#${letter}`]);
  expect(linksOf(main.querySelector('nav[aria-label="Jump to a letter"]'))).toEqual(letters);
  expect(main.querySelectorAll('dt').length).toBeGreaterThanOrEqual(90);
});

test('each table of advantages ends with Apply now! if we make the loan', () => {
  for (const table of mainOf('/which-loan-is-right-for-me').querySelectorAll('table:has(tfoot)')) {
    expect([...table.querySelectorAll('th')].map(visibleText)).toEqual(['Advantages', 'Disadvantages']);
    const id = table.closest('section')?.getAttribute('aria-labelledby');
    const isMade = company.makes.some((kind) => kind === id);
    expect(linksOf(table.querySelector('tfoot'))).toEqual(isMade ? [['Apply now!', links.apply]] : []);
    expect(wordsOf(table.querySelector('tfoot')).includes('We don’t make this loan.')).toBe(!isMade);
  }
});

const dates = [
  ['/tapping_your_equity_after_rate_cuts', '25 NOV 2024'],
  ['/federal_reserve_rate_cuts', '08 NOV 2024'],
  ['/refi_into_a_15_year_mortgage', '01 NOV 2024'],
  ['/how_the_fed_affects_mortgage_rates', '17 OCT 2024'],
  ['/what_is_a_zombie_mortgage', '24 OCT 2024'],
] as const;

test.each(dates)('the article %s has the date %s, and Recent Posts lists all five articles', (path, date) => {
  const main = mainOf(path);
  expect(wordsOf(main).indexOf(date)).toBeGreaterThan(0);
  const recent = main.querySelector('aside[aria-label="Recent posts"]');
  expect(wordsOf(recent)).toMatch(/^Recent Posts /);
  const paths = dates.map(([other]) => other as string);
  // A lender's articles come between them.
  expect(hrefsOf(recent).filter((href) => paths.includes(href ?? ''))).toEqual(paths);
});

test('an unknown staff member is not found', () => {
  const missing = allPages.find(({ path }) => path === '/our-staff/404');
  expect(missing?.document.querySelector('h1')?.textContent).toBe('Team Member not found');
});

test('a sample review says it is one on every page that shows it', () => {
  const samples = pages.filter(({ html }) => html.includes('Sample client'));
  if (testimonials.some(({ sample }) => sample)) expect(samples.length).toBeGreaterThanOrEqual(3);
  for (const { document } of samples) expect(visibleText(document.body)).toContain('Sample review');
});
