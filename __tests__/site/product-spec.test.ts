/** @jest-environment ./__tests__/site/environment.ts */
import { company, companyIdentity } from '@/content/company';
import { dayInWords } from '@/content/dates';
import { fact } from '@/content/facts';
import { articles, pages as sitePages } from '@/content/pages';
import { reviewOf } from '@/content/reviews';
import { numbersOf, people } from '@/content/staff';
import { whichLoan } from '@/content/which-loan';
import { roomPaths } from '@/lib/questionnaire/rooms';
import { allPages, pageAt, pages, visibleText } from './exported';

const { links, phone, email } = company;

const wordsOf = (element: Element | null | undefined) => (element ? visibleText(element) : '');

/** The links below an element, each as its visible words and where it leads. */
const linksOf = (root: ParentNode | null | undefined) =>
  [...(root?.querySelectorAll('a[href]') ?? [])].map((link) => [visibleText(link), link.getAttribute('href')] as const);

const hrefsOf = (root: ParentNode | null | undefined) => linksOf(root).map(([, href]) => href);

const headingsOf = (root: ParentNode, selector = 'h1, h2, h3') =>
  [...root.querySelectorAll(selector)].map((heading) => visibleText(heading));

function mainOf(path: string): Element {
  const main = pageAt(path).document.querySelector('main');
  if (!main) throw new Error(`${path} has no main.`);
  return main;
}

/** The parts of `wanted` that `all` does not contain in this order. */
function outOfOrder(wanted: readonly string[], all: readonly string[]): readonly string[] {
  let at = 0;
  return wanted.filter((part) => {
    const found = all.findIndex((text, index) => index >= at && text.includes(part));
    if (found < 0) return true;
    at = found;
    return false;
  });
}

const afford = '/how-much-can-i-afford-calculator';
const payment = '/what-will-my-monthly-payment-be-calculator';
const quote = '/quick-quote';

/** The rooms of the questionnaires have a header and a footer of their own. */
const rooms: readonly string[] = Object.values(roomPaths);

describe.each(rooms)('around %s', (path) => {
  const { document } = pageAt(path);

  test('the header has the logo to Home, the phone and the link to leave, and nothing else', () => {
    expect(linksOf(document.querySelector('body > header'))).toEqual([
      ['Cardinal Row Mortgage', '/'],
      [phone.display, phone.href],
      ['Save and leave', '/'],
    ]);
  });

  test('the footer names the lender, its license and Ohio only, Equal Housing Opportunity, and leads to the privacy policy', () => {
    const footer = document.querySelector('body > footer');
    expect(hrefsOf(footer)).toEqual(['/privacy-policy']);
    const words = wordsOf(footer);
    for (const part of ['Equal Housing', 'Licensed in Ohio only (OH)', 'NMLS #', 'commitment to lend']) {
      expect(words).toContain(part);
    }
  });
});

const furnished = allPages.filter(({ path }) => !rooms.includes(path));

describe.each(furnished.map((page) => [page.path, page] as const))('around %s', (_path, { document }) => {
  test('the header has the logo to Home and the four groups with their links in order', () => {
    const header = document.querySelector('body > header');
    expect(hrefsOf(header)[0]).toBe('/');
    const specified: readonly (readonly [group: string, links: readonly string[]])[] = [
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
        [
          '/refinancing',
          '/cash-out-refinance',
          '/refinance-analysis-calculator',
          quote,
          '/fha-va-streamline',
          links.apply,
        ],
      ],
      [
        'Tools',
        [
          '/free-reports',
          afford,
          payment,
          '/renting-versus-buying-calculator',
          '/refinance-analysis-calculator',
          '/debt-consolidation-calculator',
          '/compare-loan-offers-calculator',
          '/paper-work',
          '/the-loan-process',
          '/glossary-terms',
          '/news',
          '/search',
        ],
      ],
      ['Contact', ['/about-us', '/our-staff', '/contact-us', '/testimonials', links.apply]],
    ];
    const groups = [...(header?.querySelectorAll('nav > div:has(summary)') ?? [])];
    // A page whose meta names a menu may add a link between those of the spec.
    expect(
      groups.map((group, index) => [
        wordsOf(group.querySelector('summary')),
        hrefsOf(group).filter((href) => specified[index]?.[1].includes(href ?? '')),
      ]),
    ).toEqual(specified);
  });

  test('Apply Now is once in the bar of the header and once in its strip, and not beside the text', () => {
    const header = document.querySelector('body > header');
    for (const menu of header?.querySelectorAll('nav ul') ?? []) {
      expect(hrefsOf(menu).filter((href) => href === links.apply).length).toBeLessThanOrEqual(1);
    }
    const outsideMenus = header?.cloneNode(true) as Element;
    for (const menu of outsideMenus.querySelectorAll('nav ul')) menu.remove();
    expect(hrefsOf(outsideMenus).filter((href) => href === links.apply)).toHaveLength(2);
    expect(hrefsOf(outsideMenus.querySelector('nav'))).not.toContain(links.apply);
    for (const aside of document.querySelectorAll('main aside')) expect(hrefsOf(aside)).not.toContain(links.apply);
  });

  test('the footer has its links, the license, Ohio only, Equal Housing Opportunity, TOP and the chat', () => {
    const footer = document.querySelector('body > footer');
    expect(linksOf(footer)).toEqual(
      expect.arrayContaining([
        ['Fixed Rate', '/which-loan-is-right-for-me'],
        ['Jumbo', '/which-loan-is-right-for-me'],
        ['First Time Home Buyer', '/which-loan-is-right-for-me'],
        ['Investment Property', '/which-loan-is-right-for-me'],
        ['FHA', '/fha'],
        ['VA', '/va-loans'],
        ['Refinancing', '/refinancing'],
        ['Contact Us', '/contact-us'],
        ['Get A Quote', quote],
        ['Apply Online', links.apply],
        ['Reviews', '/testimonials'],
        ['Search', '/search'],
        ['ADA Accessibility Statement', '/ada-accessibility-statement'],
        ['Privacy Policy', '/privacy-policy'],
        [phone.display, phone.href],
        [email, `mailto:${email}`],
        ['Get directions', links.directions],
        ['TOP', '#top'],
      ]),
    );
    expect(hrefsOf(footer)).toEqual(expect.arrayContaining(links.social.map(({ href }) => href)));
    const outside = [...(footer?.querySelectorAll('a[target="_blank"]') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(outside.sort()).toEqual([links.chat, links.nmlsConsumerAccess].sort());
    const text = wordsOf(footer);
    for (const words of [companyIdentity, 'Licensed in Ohio only (OH)', 'Equal Housing Opportunity'])
      expect(text).toContain(words);
  });
});

describe('the home page', () => {
  const main = () => mainOf('/');

  test('has its sections in order, the payment second, blog posts and news in one', () => {
    const sections = [...main().querySelectorAll('section')].map((section) => visibleText(section));
    const wanted = [
      'Purchase I want to buy a home Refinance I already own a home',
      'What would it cost a month?',
      'Four doors, one street',
      'over 100 investors',
      'Satisfied clients',
      'Latest blog posts',
      'Make a purchase',
      'How long will you stay?',
      'Local Expertise',
      'The people you will talk to',
      'Visit or call',
      'Start the refinance questions',
      'Lower Monthly Payment',
      'Ready for the full application?',
      'Learning Hub',
    ];
    expect(outOfOrder(wanted, sections)).toEqual([]);
  });

  test('names the five phrases of the headline, and four advantages', () => {
    const html = pageAt('/').html;
    for (const phrase of [
      'Reduce Your Payment',
      'Secure a Better Rate',
      'Own Your First Home',
      'Get Your Dream Home',
      'Access Your Equity',
    ])
      expect(html).toContain(phrase);
    const wanted = ['Local Expertise', 'Quick Turnaround', 'Exceptional Support', 'Embracing Innovation'];
    expect(outOfOrder(wanted, headingsOf(main()))).toEqual([]);
  });

  test('shows three guides and one article, and the others in a list that opens', () => {
    const posts = main().querySelector('[aria-labelledby="posts"]');
    expect(posts?.querySelectorAll('details:not([open]) li')).toHaveLength(3 + articles.length - 1);
    expect(posts?.querySelectorAll('li')).toHaveLength(6 + articles.length);
    expect(outOfOrder(['Latest blog posts', 'Latest News'], headingsOf(main()))).toEqual([]);
  });

  test('leads to the outside application from a door and Apply Now, and from the three benefits to calculators', () => {
    const outside = linksOf(main())
      .filter(([, href]) => href === links.apply)
      .map(([text]) => text);
    expect(outOfOrder(['Full application', 'Apply Now'], outside)).toEqual([]);
    const toCalculators = linksOf(main())
      .filter(([, href]) => href?.includes('-calculator#'))
      .map(([text]) => text);
    expect(toCalculators).toEqual(['Lowering My Payment', 'Utilizing My Equity', 'Reducing My Loan Term']);
    const benefits = ['Lower Monthly Payment', 'Get Cash Out', 'Shorten Your Loan Term'];
    expect(outOfOrder(benefits, headingsOf(main()))).toEqual([]);
  });

  test('shows address, map, hours, phone and email', () => {
    const visit = main().querySelector('[aria-labelledby="visit"]');
    const text = wordsOf(visit);
    for (const words of [company.address.street, 'Monday–Friday 9am–6pm', 'Saturday 10am–2pm', 'Sunday Closed'])
      expect(text).toContain(words);
    expect(hrefsOf(visit)).toEqual(expect.arrayContaining([phone.href, `mailto:${email}`, links.directions]));
    expect(hrefsOf(visit)).toContain(links.mapEmbed);
  });

  test('leads to refinancing, to renting or buying, to every person, every article and every review', () => {
    expect(hrefsOf(main())).toEqual(
      expect.arrayContaining([
        '/refinancing',
        '/renting-versus-buying-calculator',
        '/testimonials',
        ...people.map(({ id }) => `/our-staff/${id}`),
        ...articles.map(({ path }) => path),
      ]),
    );
  });

  test('has a Coming Soon card without a link', () => {
    const cards = [...main().querySelectorAll('[aria-labelledby="team"] li')];
    const soon = cards.find((card) => visibleText(card).includes('Coming Soon'));
    expect(soon?.querySelectorAll('a')).toHaveLength(0);
  });

  test('gives rate and annual percentage rate side by side, with their day and what the payment leaves out', () => {
    const text = wordsOf(main());
    for (const row of [
      /30 Yr Fxd 6\.196% 0 points 6\.272%/,
      /30 Yr Fxd FHA 5\.458% 2 points 6\.551%/,
      /15 Yr Fxd 5\.521% 0 points 5\.649%/,
    ])
      expect(text).toMatch(row);
    expect(text).toContain('What these were on November 25, 2024');
    expect(text).toContain('Ask for today’s rate');
    expect(text).toMatch(/approximate and are not a quote/);
  });
});

test('the purchase page has the film, Begin Your Journey and the free consultation', () => {
  const main = mainOf('/purchase');
  expect(outOfOrder(['Make a Purchase', 'Begin Your Journey', 'Free consultation'], headingsOf(main))).toEqual([]);
  expect(wordsOf(main)).toContain('Read it instead');
  expect(main.querySelector('form')?.getAttribute('action')).toContain('/leads/consultation');
});

test('the checklist has what the spec names, and the same form', () => {
  const main = mainOf('/paper-work');
  const items = [...main.querySelectorAll('label')].map((label) => visibleText(label));
  for (const wanted of [
    'Two months of bank statements',
    'W-2 forms or tax returns for the last two years',
    'Your addresses for the last two years',
    'Recent pay stubs',
  ])
    expect(items.some((item) => item.includes(wanted))).toBe(true);
  expect(items.length).toBeGreaterThan(20);
  expect(main.querySelector('form')?.getAttribute('action')).toContain('/leads/consultation');
});

/** The informational pages of the spec, and all other guides. */
const informational = [
  ...sitePages.filter(({ kind }) => kind === 'guide').map(({ path }) => path),
  '/glossary-terms',
  '/contact-us',
];

/** Pages whose text is beside or above a form: Apply Now is only in the header. */
const barOnly: readonly string[] = ['/contact-us', '/paper-work'];

test.each(informational)('%s has Apply Now, a side panel and two onward links or more', (path) => {
  const main = mainOf(path);
  expect(hrefsOf(barOnly.includes(path) ? pageAt(path).document.querySelector('body > header') : main)).toContain(
    links.apply,
  );
  const side = [...main.querySelectorAll('aside')].find((aside) => hrefsOf(aside).includes(quote));
  expect(hrefsOf(side).filter((href) => href?.split('#')[0]?.endsWith('-calculator')).length).toBe(2);
  const text = main.cloneNode(true) as Element;
  for (const element of text.querySelectorAll('aside, nav')) element.remove();
  const onward = hrefsOf(text).filter((href) => href?.startsWith('/') && !href.startsWith('/glossary-terms'));
  expect(new Set(onward.filter((href) => href !== path)).size).toBeGreaterThanOrEqual(2);
});

/** The pages that have a worked example: the guides about a loan or a decision, and the articles. */
const withExamples = [
  ...sitePages.filter(({ kind }) => kind === 'guide').map(({ path }) => path),
  ...articles.map(({ path }) => path),
].filter((path) => !['/about-us', '/paper-work'].includes(path));

test.each(withExamples)('%s has a worked example with real numbers', (path) => {
  const examples = [...mainOf(path).querySelectorAll('[data-example]')].map((example) => visibleText(example));
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) expect(example.match(/\$\d/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
});

/** The pages that end with their sources. */
const sourced = sitePages.filter(
  ({ kind, path }) => ['home', 'guide'].includes(kind) || path === '/glossary-terms' || path.startsWith('/reports/'),
);

test.each(sourced.map(({ path, facts }) => [path, facts] as const))(
  '%s names the source and the day of each figure that it prints',
  (path, facts) => {
    const text = wordsOf(mainOf(path));
    const unsourced = facts
      .map((id) => fact(id))
      .filter(
        ({ what, source, asOf }) =>
          !text.includes(what) || !text.includes(source.name) || !text.includes(`as of ${dayInWords(asOf)}`),
      );
    expect(unsourced.map(({ id }) => id)).toEqual([]);
    expect(facts.length).toBeGreaterThan(0);
  },
);

test.each(sitePages)('$path claims a review exactly when one of its present words is recorded', (page) => {
  const said = /last reviewed/i.test(wordsOf(mainOf(page.path)));
  expect(said).toBe(reviewOf(page) !== undefined);
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
  expect(wordsOf(mainOf(path))).toMatch(/not a government agency/);
});

describe('the loan pages', () => {
  test.each([
    [
      '/fha',
      [
        'Minimal down payments',
        'Affordable closing costs',
        'Flexible credit qualifying',
        'First-time buyers',
        'Fixer-uppers',
        'aged 62 and over',
        'Energy-efficient homes',
        'Manufactured homes',
      ],
    ],
    ['/va-loans', ['Benefits', 'No money down', 'The funding fee', 'Assumable loans', 'Qualifying', 'Refinancing']],
    ['/refinancing', ['Benefits', 'What to gather']],
    ['/the-loan-process', ['Pre-qualification', 'Application', 'Processing', 'Underwriting', 'Closing']],
  ])('%s has its parts in order', (path, wanted) => {
    expect(outOfOrder(wanted, headingsOf(mainOf(path)))).toEqual([]);
  });

  test('refinancing opens with its warning', () => {
    const text = wordsOf(mainOf('/refinancing'));
    const warning = 'total finance charges may be higher over the life of the loan';
    expect(text.indexOf(warning)).toBeGreaterThan(0);
    expect(text.indexOf(warning)).toBeLessThan(text.indexOf('Benefits, each with its cost'));
  });

  test('the figures that the spec names are printed with their current values', () => {
    for (const [path, words] of [
      ['/fha', '3.5%'],
      ['/fha', '1–4'],
      ['/fha', '1.75%'],
      ['/va-loans', '$510,400'],
      ['/va-loans', '0.5% to 3.3%'],
      ['/va-loans', '$832,750'],
      ['/the-loan-process', 'Within 3 business days we send a Loan Estimate'],
      ['/refinancing', '3 business days to cancel'],
    ] as const)
      expect([path, wordsOf(mainOf(path)).includes(words)]).toEqual([path, true]);
  });
});

describe('the glossary', () => {
  const main = () => mainOf('/glossary-terms');

  test('has a bar from A to Z, each letter leading to its part', () => {
    const bar = main().querySelector('nav[aria-label="Jump to a letter"]');
    const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    expect(linksOf(bar)).toEqual(alphabet.map((letter) => [letter, `#${letter}`]));
  });

  test('has at least ninety terms, and says that X has no entries', () => {
    expect(main().querySelectorAll('dt').length).toBeGreaterThanOrEqual(90);
    expect(wordsOf(main().querySelector('#X'))).toContain('There are no entries for X.');
  });

  test('links terms to each other in both directions', () => {
    const terms = new Map(
      [...main().querySelectorAll('dl > div')].map((term) => [
        term.id,
        hrefsOf(term)
          .filter((href) => href?.startsWith('#'))
          .map((href) => href?.slice(1) ?? ''),
      ]),
    );
    const oneWay = [...terms].flatMap(([id, targets]) =>
      targets.filter((target) => !terms.get(target)?.includes(id)).map((target) => `${id} → ${target}`),
    );
    expect(oneWay).toEqual([]);
  });
});

describe('the loan guide', () => {
  const main = () => mainOf('/which-loan-is-right-for-me');

  test('has the table of the years that the buyer plans to stay', () => {
    const text = wordsOf(main());
    for (const [years, loans] of [
      ['1–3 years', '3/1 ARM, 1 year ARM or 6 month ARM'],
      ['3–5 years', '5/1 ARM'],
      ['5–7 years', '7/1 ARM'],
      ['7–10 years', '10/1 ARM, 30 yr fixed or 15 yr fixed'],
      ['10 plus', '30 or 15 year fixed'],
    ])
      expect(text).toContain(`${years} ${loans}`);
  });

  test('has seven tables of advantages and disadvantages, each with Apply now! in its foot if we make the loan', () => {
    const tables = [...main().querySelectorAll('table')].filter((table) => table.querySelector('tfoot'));
    expect(tables).toHaveLength(7);
    for (const table of tables) {
      expect([...table.querySelectorAll('th')].map((head) => visibleText(head))).toEqual([
        'Advantages',
        'Disadvantages',
      ]);
      const id = table.closest('section')?.getAttribute('aria-labelledby');
      const isMade = company.makes.some((kind) => kind === id);
      expect(linksOf(table.querySelector('tfoot'))).toEqual(isMade ? [['Apply now!', links.apply]] : []);
      expect(wordsOf(table.querySelector('tfoot')).includes(whichLoan.notOffered)).toBe(!isMade);
    }
    const names = [
      'Fixed rate',
      'ARM',
      'Balloon',
      'First-time buyer',
      'No point, no fee',
      'HELOC',
      'Home equity fixed',
    ];
    expect(outOfOrder(names, headingsOf(main()))).toEqual([]);
  });
});

describe.each(['/ada-accessibility-statement', '/privacy-policy'])('the statement %s', (path) => {
  test('has the contact address and APPLY NOW', () => {
    expect(linksOf(mainOf(path))).toEqual(
      expect.arrayContaining([
        [email, `mailto:${email}`],
        ['APPLY NOW', links.apply],
      ]),
    );
  });
});

test('the privacy policy has every section that the spec names', () => {
  const wanted = [
    'Information we collect',
    'Who collects it',
    'How we use it',
    'Cookies',
    'Security',
    'Links to outside sites',
    'Your rights',
    'Further information',
  ];
  expect(outOfOrder(wanted, headingsOf(mainOf('/privacy-policy')))).toEqual([]);
  const text = wordsOf(mainOf('/privacy-policy'));
  expect(text).toContain('There is no fee for access');
  expect(text).toContain('a reasonable processing cost');
});

const dates = [
  ['/tapping_your_equity_after_rate_cuts', '25 NOV 2024'],
  ['/federal_reserve_rate_cuts', '08 NOV 2024'],
  ['/refi_into_a_15_year_mortgage', '01 NOV 2024'],
  ['/how_the_fed_affects_mortgage_rates', '17 OCT 2024'],
  ['/what_is_a_zombie_mortgage', '24 OCT 2024'],
] as const;

test.each(dates)('the article %s has the day %s, and Recent Posts lists all five articles', (path, date) => {
  const main = mainOf(path);
  expect(wordsOf(main).indexOf(date)).toBeGreaterThan(0);
  const recent = main.querySelector('aside[aria-label="Recent posts"]');
  expect(wordsOf(recent)).toMatch(/^Recent Posts /);
  expect(hrefsOf(recent)).toEqual(expect.arrayContaining(dates.map(([other]) => other)));
});

test('the free reports have their banner, sentence, form, three boxes and SUBMIT', () => {
  const main = mainOf('/free-reports');
  expect(outOfOrder(['Access Your Free Report', 'Get Your Free Report'], headingsOf(main))).toEqual([]);
  const form = main.querySelector('form');
  const text = wordsOf(form);
  for (const words of [
    'Free Reports*',
    '10 Secrets To Raising Your Credit Score',
    'How To Get The Best Price On Your Real Estate Purchase',
    'Tips To Reduce Debt',
  ])
    expect(text).toContain(words);
  expect(form?.querySelectorAll('input[type="checkbox"]')).toHaveLength(3);
  expect(wordsOf(form?.querySelector('button[type="submit"]'))).toBe('SUBMIT');
});

describe('the staff', () => {
  test('are listed under the banner Meet Our Staff', () => {
    const main = mainOf('/our-staff');
    expect(headingsOf(main)[0]).toBe('Meet Our Staff');
    expect(wordsOf(main)).toContain('Coming Soon');
    expect(hrefsOf(main)).toEqual(expect.arrayContaining(people.map(({ id }) => `/our-staff/${id}`)));
  });

  test.each(people.map((person) => [person.name, person] as const))(
    'the profile of %s is complete',
    (_name, person) => {
      const main = mainOf(`/our-staff/${person.id}`);
      const text = wordsOf(main);
      for (const words of [person.name, person.role, numbersOf(person), 'At Your Service', ...person.yourService])
        expect(text).toContain(words);
      expect(hrefsOf(main)).toEqual(
        expect.arrayContaining([
          links.apply,
          person.contactPhone.href,
          person.contactWork.href,
          `mailto:${person.contactMail}`,
        ]),
      );
      expect([...main.querySelectorAll('a[href="#staff-quote-dialog"]')].map((link) => visibleText(link))).toEqual([
        'Free Quote',
      ]);
      expect(hrefsOf(main)).toContain(links.mapEmbed);
      expect(text).toContain('Satisfied clients');
    },
  );

  test('an unknown member is not found', () => {
    const missing = allPages.find(({ path }) => path === '/our-staff/404');
    expect(missing?.document.querySelector('h1')?.textContent).toBe('Team Member not found');
  });
});

test('the contact page leads to phone, email and map, and has its form', () => {
  const main = mainOf('/contact-us');
  expect(hrefsOf(main)).toEqual(expect.arrayContaining([phone.href, `mailto:${email}`, links.directions]));
  const forms = [...main.querySelectorAll('form')].map((form) => form.getAttribute('action'));
  expect(forms).toEqual(['/leads/call', '/leads/contact']);
});

test('a sample review says that it is one, on every page that shows it', () => {
  const samples = pages.filter(({ html }) => html.includes('Sample client'));
  expect(samples.length).toBeGreaterThanOrEqual(3);
  for (const { document } of samples) expect(visibleText(document.body)).toContain('Sample review');
});
