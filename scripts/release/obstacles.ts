import type { company } from '@/content/lender/company';
import type { testimonials } from '@/content/lender/testimonials';
import { missingLimits, type NextLimits } from '@/content/ohio/next-limits';
import type { officeSites } from '@/content/ohio/offices';
import type { Fact, StaffEntry } from '@/content/schema/lender';
import { type FormId, formIds } from '@/lib/forms/definition';
import type { OutdatedReport } from '../reports/record';

/** A reason not to publish: the file to edit, and a sentence with the mistake and its fix. */
export type Obstacle = { readonly place: string; readonly sentence: string };

type RateFacts = { readonly sample: boolean; readonly source: string; readonly asOf: string; readonly expires: string };

export type ReleaseFacts = {
  readonly company: typeof company;
  readonly staff: readonly StaffEntry[];
  readonly testimonials: typeof testimonials;
  readonly rates: RateFacts;
  readonly facts: readonly Fact[];
  readonly privacy: { readonly sample: boolean };
  readonly service: { readonly sample: boolean };
  readonly nextLimits: NextLimits | null;
  readonly officeSites: typeof officeSites;
  /** The texts whose current wording nobody has reviewed or adopted. */
  readonly unreviewed: readonly string[];
  readonly film: { readonly use: 'sample' | 'own' | 'none' };
  readonly articles: readonly { readonly slug: string; readonly author: string }[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly day: string;
};

/** Sample values, which the lender must replace. */
const sampleValue = /\bexample\b|\.example\b|\bsample\b|Cardinal Row|(?:^|\.)0{6}|\b555-01\d\d\b|^Sample client$/i;

function textsIn(value: unknown, at = ''): readonly (readonly [at: string, text: string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  // The link of a phone number is derived from it.
  if ('display' in value) return textsIn(value.display, at);
  return Object.entries(value).flatMap(([key, below]) =>
    textsIn(below, Array.isArray(value) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`),
  );
}

function samplesIn(place: string, entry: unknown, at = ''): readonly Obstacle[] {
  return textsIn(entry, at)
    .filter(([, text]) => sampleValue.test(text))
    .map(([name, text]) => ({ place, sentence: `${name}: “${text}” is a sample; write the real one.` }));
}

function obstacleIf(condition: boolean, place: string, sentence: string): readonly Obstacle[] {
  return condition ? [{ place, sentence }] : [];
}

function lenderObstacles({ company, privacy, service, articles, staff }: ReleaseFacts): readonly Obstacle[] {
  const place = 'content/lender/company.json';
  const serviceFile = 'content/lender/service.json';
  const staffIds = new Set(staff.map(({ id }) => id));
  const { links, ...values } = company;
  return [
    ...samplesIn(place, values),
    ...samplesIn('content/lender/links.json', links),
    ...obstacleIf(company.sample, place, 'sample: set it to false once every value in this file is real.'),
    ...obstacleIf(
      privacy.sample,
      'content/lender/privacy.json',
      'sample: compare each answer with what the company does with information, then set it to false.',
    ),
    ...samplesIn(serviceFile, service),
    ...obstacleIf(
      service.sample,
      serviceFile,
      'sample: name who answers complaints, in how many days and in which languages, then set it to false.',
    ),
    ...articles.flatMap(({ slug, author }) =>
      obstacleIf(
        !staffIds.has(author),
        `content/pages/${slug}.mdx`,
        `author: nobody in content/lender/staff.json has the id ${author}; name the author’s id.`,
      ),
    ),
  ];
}

function peopleObstacles({ staff, testimonials, company }: ReleaseFacts): readonly Obstacle[] {
  const place = 'content/lender/staff.json';
  const people = staff.flatMap((person): readonly Obstacle[] => {
    if (person.kind !== 'person') return [];
    const { id, sample, photo } = person;
    // The office's address, which a person has unless the file says another one, is an obstacle of its own.
    const isOffice = person.address?.[0] === company.address.street;
    const noPortrait = 'there is no portrait yet; put the picture below public/ and write its path.';
    return [
      ...samplesIn(place, isOffice ? { ...person, address: [] } : person, id),
      ...obstacleIf(sample, place, `${id}.sample: set it to false once every value of this person is real.`),
      ...obstacleIf(photo === null, place, `${id}.photo: ${noPortrait}`),
    ];
  });
  const reviews = testimonials.flatMap(({ id, sample, name }) =>
    obstacleIf(
      sample || sampleValue.test(name),
      'content/lender/testimonials.json',
      `${id}: this review is a sample; replace it with a real one, or remove it.`,
    ),
  );
  return [...people, ...reviews];
}

function figureObstacles({ facts, nextLimits, officeSites, rates, day }: ReleaseFacts): readonly Obstacle[] {
  const place = 'content/lender/rates.json';
  const missing = missingLimits(nextLimits, day);
  const { sample, source: sheet, asOf, expires: end } = rates;
  return [
    ...obstacleIf(sample, place, 'sample: write today’s rates with npm run rates.'),
    ...samplesIn(place, { source: sheet }),
    ...obstacleIf(
      end < day,
      place,
      `expires: the rates of ${asOf} expired on ${end}; write today’s with npm run rates.`,
    ),
    ...facts.flatMap(({ id, file, what, expires, source: { name, url } }) =>
      obstacleIf(
        expires < day,
        file,
        `${id}: expired on ${expires}; compare it with ${name} (${url}), then set asOf and expires. ${what}`,
      ),
    ),
    ...unreadSources(facts),
    ...obstacleIf(missing !== null, 'content/ohio/next-limits.ts', missing ?? ''),
    ...officeSites.flatMap(({ county, auditor_url: auditor, treasurer_url: treasurer, read }) =>
      obstacleIf(
        read !== 'primary',
        'content/ohio/offices.csv',
        `${county}: open ${[...new Set([auditor, treasurer])].filter(Boolean).join(' and ')}, then set read to primary.`,
      ),
    ),
  ];
}

/** An obstacle for each source that nobody has opened: figures from copies or memory must be compared with it first. */
function unreadSources(facts: readonly Fact[]): readonly Obstacle[] {
  const bySource = new Map<string, Fact[]>();
  for (const entry of facts.filter(({ read }) => read !== 'primary')) {
    const key = `${entry.file} ${entry.source.url}`;
    bySource.set(key, [...(bySource.get(key) ?? []), entry]);
  }
  return [...bySource.values()].flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const names = entries.map(({ id, read }) => `${id} (${read})`).join(', ');
    return [
      {
        place: first.file,
        sentence: `open ${first.source.url}, compare ${names}, then set asOf to that day and read to primary.`,
      },
    ];
  });
}

function pageObstacles({ film, unreviewed }: ReleaseFacts): readonly Obstacle[] {
  return [
    ...obstacleIf(
      film.use === 'sample',
      'content/lender/brand.json',
      'film: “sample” names a sample lender; put your own into public/film and write own, or write none.',
    ),
    ...reviewObstacles(unreviewed),
  ];
}

/** One obstacle for all texts: one PDF shows them, and one signature adopts those that are as delivered. */
function reviewObstacles(unreviewed: readonly string[]): readonly Obstacle[] {
  const place = 'content/reviews.json';
  const [text] = unreviewed;
  if (text === undefined) return [];
  if (unreviewed.length === 1)
    return [
      {
        place,
        sentence: `${text}: nobody has reviewed its current text; read it, then run npm run reviewed -- ${text} <id of the person>.`,
      },
    ];
  return [
    {
      place,
      sentence: [
        `Nobody has reviewed the current wording of ${unreviewed.length} texts. npm run reviewed -- sheet prints them; npm run reviewed -- <text> <id of the person> records a review of one, and npm run reviewed -- adopt <id of the person> accepts all that are as delivered:`,
        ...unreviewed,
      ].join('\n    '),
    },
  ];
}

const settingNameOf = (name: string, form: FormId) => `${name}_${form.toUpperCase().replaceAll('-', '_')}`;

/** A variable of the environment takes precedence over its entry in the file. */
const settingsFile = 'content/lender/site.json';

function addressObstacle(name: string, value: string): readonly Obstacle[] {
  const sentence = (fault: string) => [{ place: settingsFile, sentence: `${name}: ${value} ${fault}.` }];
  if (!/^https:\/\/[^/\s]/.test(value)) return sentence('is not a full address that starts with https://');
  if (sampleValue.test(value) || /localhost|127\.0\.0\.1/.test(value))
    return sentence('is a sample; write the real address');
  return [];
}

function settingObstacles({ environment }: ReleaseFacts): readonly Obstacle[] {
  const place = settingsFile;
  const { SITE_URL: siteUrl, LEAD_ENDPOINT: forAll } = environment;
  const site = siteUrl
    ? addressObstacle('siteAddress', siteUrl)
    : [{ place, sentence: 'siteAddress: not set; write the address of the site, such as https://www.lender.com.' }];
  const endpointFix = 'write where these leads go: /leads/<form> is the inbox of this site.';
  const endpointOf = (form: FormId) =>
    environment[settingNameOf('LEAD_ENDPOINT', form)] || forAll?.replace('<form>', form);
  if (formIds.every((form) => !endpointOf(form)))
    return [...site, { place, sentence: `leadEndpoint: not set; ${endpointFix}` }];
  const endpoints = formIds.flatMap((form): readonly Obstacle[] => {
    const name = settingNameOf('LEAD_ENDPOINT', form);
    const value = endpointOf(form);
    if (!value) return [{ place, sentence: `${name}: not set, and neither is leadEndpoint; ${endpointFix}` }];
    return value === `/leads/${form}` ? [] : addressObstacle(environment[name] ? name : 'leadEndpoint', value);
  });
  return [...site, ...endpoints];
}

/** All reasons not to publish, in the order to fix them. */
export function obstaclesTo(release: ReleaseFacts): readonly Obstacle[] {
  return [
    ...lenderObstacles(release),
    ...peopleObstacles(release),
    ...figureObstacles(release),
    ...pageObstacles(release),
    ...settingObstacles(release),
  ];
}

export function reportObstacles(outdated: readonly OutdatedReport[]): readonly Obstacle[] {
  return outdated.map(({ slug, reason }) => ({
    place: 'public/reports',
    sentence: `${slug}: ${reason}; run npm run reports, and commit what it writes.`,
  }));
}

export function refusalText(obstacles: readonly Obstacle[]): string {
  const places = [...new Set(obstacles.map(({ place }) => place))];
  const count = obstacles.length === 1 ? 'One thing remains' : `${obstacles.length} things remain`;
  const blocks = places.map((place) => {
    const lines = obstacles.filter((obstacle) => obstacle.place === place).map(({ sentence }) => `  ${sentence}`);
    return [place, ...lines].join('\n');
  });
  return [`Not ready to publish. ${count}:`, ...blocks].join('\n\n');
}

/** For a release of rates only: expired facts of the market prevent it; the others are marked on their pages. */
export function splitExpired({ facts, day }: Pick<ReleaseFacts, 'facts' | 'day'>): {
  readonly refusing: readonly Fact[];
  readonly marked: readonly Fact[];
} {
  const isOfMarket = ({ file }: Fact) => file === 'content/facts/market.csv';
  const expired = facts.filter(({ expires }) => expires < day);
  return { refusing: expired.filter(isOfMarket), marked: expired.filter((fact) => !isOfMarket(fact)) };
}

/** `within` is in days after the release. */
export function expiringWithin({ facts, day }: Pick<ReleaseFacts, 'facts' | 'day'>, within: number): readonly Fact[] {
  const last = new Date(Date.parse(day) + within * 86_400_000).toISOString().slice(0, 10);
  return facts.filter(({ expires }) => expires >= day && expires <= last);
}
