import {
  articleMeta as article,
  guideMeta as guide,
  landingMeta as landing,
  mdxOf,
} from '@/__tests__/helpers/sample-pages';
import { company } from '@/content/lender/company';
import { people } from '@/content/lender/staff';
import { menuMistakes, menuOf } from '@/content/site/menus';
import { isListed, type MenuName, menuNames, pageEntry, type SitePage } from '@/content/site/page';
import { collectPages, pages } from '@/content/site/pages';
import { articles, isUnpublished, plainTextOf, prosePageOf } from '@/content/site/prose';

const fileOf = (meta: string, text = 'Four words of text.') => mdxOf(meta, text);
const without = (meta: string, field: string) => meta.replace(new RegExp(`^${field}:.*\n(?:  .*\n)*`, 'm'), '');

describe('a file in content/pages becomes a page', () => {
  const page = prosePageOf('construction-loans.mdx', fileOf(guide));

  test('named after the file', () => {
    expect([page.slug, page.path, page.file]).toEqual([
      'construction-loans',
      '/construction-loans',
      'content/pages/construction-loans.mdx',
    ]);
  });

  test('with defaults for what its meta omits', () => {
    expect(page).toMatchObject({
      h1: 'Construction Loans',
      tools: ['/what-will-my-monthly-payment-be-calculator', '/how-much-can-i-afford-calculator'],
      end: { path: '/quick-quote' },
      minutes: 1,
    });
  });

  test('an article is in the group News, labeled with its title and dated with its publication', () => {
    expect(prosePageOf('what_a_rate_lock_costs.mdx', fileOf(article))).toMatchObject({
      label: 'What a rate lock costs',
      group: 'News',
      updated: '2026-11-19',
    });
  });

  test('an article edited later has the date of the edit', () => {
    const edited = prosePageOf('a.mdx', fileOf(`${article}\nupdated: 2026-11-21`));
    expect([edited.kind === 'news' && edited.published, edited.updated]).toEqual(['2026-11-19', '2026-11-21']);
  });

  test('a landing page is named by its heading, and is in no menu or list', () => {
    const page = prosePageOf('dayton.mdx', mdxOf(landing, ''));
    expect([page.label, page.h1, page.menus, page.group]).toEqual([
      'A first home near Dayton',
      'A first home near Dayton',
      [],
      undefined,
    ]);
    expect([page, ...pages].filter(isListed)).not.toContain(page);
  });

  test('a name in braces is replaced by its fact or city', () => {
    const meta = guide.replace('The loan that builds a home.', '"{fhaDownPayment} in {city}"');
    expect(prosePageOf('a.mdx', fileOf(meta)).lead).toBe(`3.5% in ${company.address.city}`);
  });

  test('{sections} counts the page’s sections', () => {
    const meta = guide.replace('The loan that builds a home.', '"{Sections} parts, {sections} in all"');
    expect(prosePageOf('a.mdx', fileOf(meta, '## One\n\n## Two')).lead).toBe('Two parts, two in all');
  });

  test('the sections become the table of contents, stages included', () => {
    const text = ['## The five stages', '<Stage title="Pre-qualification" />', '  <Topic id="ramp" title="A ramp">'];
    expect(prosePageOf('a.mdx', fileOf(guide, text.join('\n\n'))).headings).toEqual([
      { id: 'the-five-stages', text: 'The five stages' },
      { id: 'pre-qualification', text: 'Pre-qualification' },
      { id: 'ramp', text: 'A ramp' },
    ]);
  });
});

describe('a mistake in a page’s meta stops the build with file, field and fix', () => {
  test.each([
    ['no meta', 'Text.', 'start the file with a line of three hyphens'],
    ['no lead', fileOf(without(guide, 'lead')), 'lead: this entry is missing; write it.'],
    [
      'a field that does not exist',
      fileOf(`${guide}\nfoot: FHA`),
      'the whole file: there is no entry foot; correct or remove it.',
    ],
    [
      'a landing page with a menu',
      mdxOf(`${landing}\nmenus: []`, ''),
      'the whole file: there is no entry menus; correct or remove it.',
    ],
    [
      'a landing page with two lines',
      mdxOf(landing.replace(/ {2}- No credit.*\n/, ''), ''),
      'lines: write three lines.',
    ],
    [
      'a landing page with a form of its own',
      mdxOf(landing.replace('form: contact', 'form: survey'), ''),
      'form: write one of the forms: staff-quote,',
    ],
    [
      'an article without a source',
      fileOf(article.replace(/sources:[\s\S]*/, 'sources: []')),
      'sources: name at least one source.',
    ],
    [
      'a date that is not a day',
      fileOf(article.replace('published: 2026-11-19', 'published: 24 OCT 2024')),
      'published: write the day as YYYY-MM-DD.',
    ],
  ])('%s', (_mistake, source, sentence) => {
    expect(() => prosePageOf('a.mdx', source)).toThrow(`content/pages/a.mdx: ${sentence}`);
  });

  test.each([
    ['meta that is not YAML', 'lead: The', 'lead: {Stages} of the', 'line 6: this is not YAML'],
    ['a kind that does not exist', 'kind: guide', 'kind: gide', 'kind: write one of the kinds: guide, legal, news'],
    [
      'a description that search engines would cut',
      /^description: .*$/m,
      'description: Too short.',
      'description: write a description of at least 110 characters.',
    ],
    [
      'a title that is too long',
      /^title: .*$/m,
      `title: ${'x'.repeat(61)}`,
      'title: write a title of at most 60 characters.',
    ],
    ['a day that does not exist', 'updated: 2026-11-19', 'updated: 2026-13-45', 'updated: this day does not exist.'],
    ['a drawing that does not exist', 'art: bungalow', 'art: castle', 'art: write the name of a drawing: addition,'],
    ['a menu that does not exist', 'in: Purchase', 'in: Buy', 'menus[0].in: write one of the menus: Purchase,'],
    ['an order that is not a number', 'order: 65', 'order: last', 'menus[0].order: write a whole number above 0.'],
    [
      'a fact that does not exist',
      'pmiFreeDownPayment',
      'pmiFree',
      'facts[0]: there is no fact pmiFree; add it to content/facts or correct the id.',
    ],
    ['a name in braces that does not exist', 'a home', '{buyers} homes', '{buyers}: there is no value of this name'],
  ])('%s', (_mistake, right, wrong, sentence) => {
    const source = fileOf(guide.replace(right, wrong));
    expect(() => prosePageOf('a.mdx', source)).toThrow(`content/pages/a.mdx: ${sentence}`);
  });

  test('a file name that would make a bad URL', () => {
    expect(() => prosePageOf('A Title.mdx', fileOf(guide))).toThrow('content/pages/A Title.mdx: rename the file');
  });
});

describe('a mistake between two pages stops the build with file, field and fix', () => {
  const staff = new Set(people.map(({ id }) => id));
  const mine = prosePageOf('construction-loans.mdx', fileOf(guide));
  const withPage = (change: object) => () => collectPages([...pages, { ...mine, ...change } as SitePage], staff);

  test.each([
    [
      'an address that is taken',
      { path: '/fha' },
      '/fha is the address of content/pages/fha.mdx too; rename one of the two.',
    ],
    ['an alias that is a page', { aliases: ['/fha'] }, 'aliases: /fha leads to content/pages/fha.mdx already;'],
    ['an alias of another page', { aliases: ['/va'] }, 'aliases: /va leads to content/pages/va-loans.mdx already;'],
    ['a tool that is not a calculator', { tools: ['/fha', '/va-loans'] }, 'tools: there is no calculator /fha;'],
    [
      'a button that leads nowhere',
      { end: { text: 'a', label: 'b', path: '/nowhere' } },
      'end.path: there is no page /nowhere;',
    ],
    [
      'an author who is not on the staff',
      { kind: 'news', author: 'nobody' },
      'author: there is no nobody in content/lender/staff.json;',
    ],
    [
      'a landing page of somebody who is not on the staff',
      { kind: 'landing', officer: 'nobody' },
      'officer: there is no nobody in content/lender/staff.json;',
    ],
  ])('%s', (_mistake, change, sentence) => {
    expect(withPage(change)).toThrow(`content/pages/construction-loans.mdx: ${sentence}`);
  });

  test('two entries of a menu with the same number, in each menu that has such entries', () => {
    const entry = { in: 'Purchase' as const, order: 70, path: '/fha', kind: 'guide' as const };
    expect(
      menuMistakes([
        { ...entry, label: 'FHA' },
        { ...entry, label: 'VA' },
        { ...entry, label: 'Other', order: 80 },
        { in: 'Contact', order: 10, label: 'Apply Now', external: 'apply' },
        { ...entry, in: 'Contact', order: 10, label: 'FHA' },
      ]),
    ).toEqual([
      'The menu Purchase has the order 70 twice: FHA (content/pages/fha.mdx), VA (content/pages/fha.mdx). Change one of the numbers.',
      'The menu Contact has the order 10 twice: Apply Now (content/site/menus.ts), FHA (content/pages/fha.mdx). Change one of the numbers.',
    ]);
  });

  test('all mistakes are reported at once, without a stack trace', () => {
    const two = { aliases: ['/fha'], tools: ['/fha', '/fha'] };
    let stack: string | undefined;
    try {
      withPage(two)();
    } catch (mistake) {
      stack = mistake instanceof Error ? mistake.stack : undefined;
    }
    expect(stack?.split('\n')).toEqual([
      'content/pages/construction-loans.mdx: tools: there is no calculator /fha; write the path of one.',
      'content/pages/construction-loans.mdx: aliases: /fha leads to content/pages/fha.mdx already; remove it from one of the two.',
    ]);
  });

  test('a page without mistakes is collected', () => {
    expect(withPage({})().map(({ path }) => path)).toContain('/construction-loans');
  });
});

test('an unknown fact in the text is reported with its line', () => {
  expect(() => prosePageOf('a.mdx', fileOf(guide, 'One.\n\nWith <Fact id="pmiFree" /> down.'))).toThrow(
    /content\/pages\/a\.mdx: line \d+: there is no fact pmiFree; add it to content\/facts or correct the id\./,
  );
});

test('drafts and articles with a future date are left out', () => {
  const page = prosePageOf('a.mdx', fileOf(article));
  const draft = prosePageOf('a.mdx', fileOf(`${article}\ndraft: true`));
  const days = ['2026-11-18', '2026-11-19', '2026-12-01'];
  expect(days.map((day) => isUnpublished(page, day))).toEqual([true, false, false]);
  expect(days.map((day) => isUnpublished(draft, day))).toEqual([true, true, true]);
});

test('a page with its own route is validated by the same schema', () => {
  const entry = {
    path: '/a',
    kind: 'form',
    title: 'A',
    description: 'Short.',
    label: 'A',
    updated: '2026-11-22',
  } as const;
  expect(() => pageEntry('content/a.ts', entry)).toThrow(
    'content/a.ts: description: write a description of at least 110 characters.',
  );
});

test('every menu has entries, and Home is the first page', () => {
  const names: readonly MenuName[] = [...menuNames.header, ...menuNames.columns, ...menuNames.footer, ...menuNames.hub];
  for (const name of names) expect([name, menuOf(name).links.length > 1]).toEqual([name, true]);
  expect(pages[0]?.path).toBe('/');
});

test('articles are listed newest first, except the one of October 24, which the product spec puts last', () => {
  const dates = articles.map(({ published }) => published);
  expect(dates.slice(-5)).toEqual(['2024-11-25', '2024-11-08', '2024-11-01', '2024-10-17', '2024-10-24']);
  const newer = dates.slice(0, -5);
  expect(newer).toEqual([...newer].sort().reverse());
});

test('words are counted in the text, not in tags, imports, links or figure code', () => {
  const text = [
    "import { payment } from '@/lib/mortgage/loan';",
    'export const loan = {\n  principal: 1,\n};',
    'export function twice(amount) {\n  const two = 2;\n  return amount * two;\n}',
    '## A heading',
    'A <Term id="lien">lien</Term> of {usd(payment(loan))} and a [link](/fha).',
    '- one **two**',
  ];
  expect(plainTextOf(text.join('\n\n'))).toBe('A heading A lien of 0 and a link. one two');
});
