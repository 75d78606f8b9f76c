import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { onePixel } from '@/__tests__/helpers/one-pixel';
import { sampleArm } from '@/__tests__/helpers/sample-arm';
import { dayInWords } from '@/content/schema/dates';

const usual = [
  'app',
  'components',
  'content',
  'lib',
  'public/reports',
  'scripts',
  'server',
  'package.json',
  'tsconfig.json',
];

const lender = {
  company: {
    sample: false,
    name: 'High & Broad Home Loans',
    registeredName: 'High & Broad Home Loans LLC',
    wordmark: ['High & Broad', 'Home Loans'],
    nmls: '1234567',
    certificate: 'RM.501234.000',
    phone: '(937) 221-3000',
    email: 'hello@highandbroad.com',
    address: { street: '41 South Main Street', city: 'Dayton', state: 'OH', postalCode: '45402' },
    registeredAddress: { street: '41 South Main Street', city: 'Dayton', state: 'OH', postalCode: '45402' },
    makes: ['fixed', 'arm', 'fha', 'va', 'nopoint'],
    fhaKinds: ['203k'],
    helpPrograms: ['ohfa'],
    answerWithin: 'one business day',
    investors: 40,
  },
  // Without chat, map and social networks, all of which are optional.
  links: {
    apply: 'https://apply.highandbroad.com/',
    directions: 'https://www.openstreetmap.org/directions',
    nmlsConsumerAccess: 'https://www.nmlsconsumeraccess.org/',
  },
  staff: [
    {
      kind: 'person',
      id: 'ada-okafor',
      sample: false,
      name: 'Ada Okafor',
      role: 'Sr. Loan Originator',
      initials: 'AO',
      photo: '/staff/ada-okafor.png',
      nmls: '2345678',
      license: 'MLO-OH.2345678',
      contactPhone: '(937) 221-3000',
      contactWork: '(937) 221-3000',
      contactMail: 'ada@highandbroad.com',
      booking: 'https://cal.com/ada-okafor',
      yourService: ['I answer my own phone.'],
    },
    {
      kind: 'person',
      id: 'grace-o-neil',
      sample: false,
      name: 'Grace O’Neil',
      role: 'Loan Originator',
      initials: 'GO',
      photo: '/staff/grace-o-neil.png',
      nmls: '3456789',
      license: 'MLO-OH.3456789',
      contactPhone: '(937) 221-3001',
      contactWork: '(937) 221-3001',
      contactMail: 'grace@highandbroad.com',
      yourService: ['I answer on Saturdays.'],
    },
    {
      kind: 'person',
      id: 'renee-nunez',
      sample: false,
      name: 'Renée Núñez',
      role: 'Loan Originator',
      initials: 'RN',
      photo: '/staff/renee-nunez.png',
      nmls: '4567890',
      license: 'MLO-OH.4567890',
      contactPhone: '(937) 221-3002',
      contactWork: '(937) 221-3002',
      contactMail: 'renee@highandbroad.com',
      yourService: ['I answer in the evening.'],
    },
  ],
  testimonials: [],
  brand: { first: '#8a3b12', second: '#7fd1c4', logo: '/brand/logo.png', film: 'none' },
  hours: {
    week: {
      Monday: ['08:30', '17:00'],
      Tuesday: ['08:30', '17:00'],
      Wednesday: ['08:30', '17:00'],
      Thursday: ['08:30', '19:00'],
      Friday: ['08:30', '17:00'],
      Saturday: null,
      Sunday: null,
    },
    holidays: [],
  },
};

/** An adjustable rate with its own loan, in addition to the existing rows. */
const arm = {
  id: 'arm-5-6',
  label: '5/6 ARM',
  loanDollars: 300_000,
  termYears: 30,
  ratePercent: 6.125,
  pointsPercent: 0.5,
  feesDollars: 1500,
  aprPercent: 6.555,
  arm: sampleArm,
};

/** Market figures by id as an owner would enter them: the value, and part of the source's name. */
const market = {
  exampleRate: { value: 7.31, source: 'Freddie Mac, Primary Mortgage Market Survey' },
  exampleRate15: { value: 6.62, source: 'Freddie Mac, Primary Mortgage Market Survey' },
  armIndex: { value: 3.61, source: 'Federal Reserve Bank of New York, SOFR averages' },
} as const;

/** The CSV of market facts with the figures of `market`, dated `day` and valid until `expires`. */
function ofToday(text: string, day: string, expires: string): string {
  const before: readonly Readonly<Record<string, string>>[] = parse(text, { columns: true });
  const entered = before.map((line) => {
    const figure = market[line.id as keyof typeof market];
    if (!figure) throw new Error(`content/facts/market.csv has ${line.id}, for which no figure is entered.`);
    const source = `${figure.source} of ${dayInWords(day)}`;
    return { ...line, value: String(figure.value), text: `${figure.value}%`, source, asOf: day, expires };
  });
  const lines = [Object.keys(entered[0] ?? {}), ...entered.map((line) => Object.values(line))];
  return lines.map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\n`).join('');
}

/** Records a review of every page, and marks the reports as printed for this lender. */
const fill = `import { writeFileSync } from 'node:fs';
import { companyIdentity, siteUrl } from '@/content/lender/company';
import { pages } from '@/content/site/pages';
import { blobOf, reviewedHash, textsOf } from '@/content/site/reviews';
import { readRecord, recordFile } from '@/scripts/reports/record';

const texts = [...new Set(pages.flatMap(textsOf))];
const records = texts.map((text) => ({
  text,
  person: 'ada-okafor',
  day: '2026-11-22',
  hash: reviewedHash(text),
  blob: blobOf(text),
}));
writeFileSync('content/reviews.json', JSON.stringify(records));
const printed = Object.entries(readRecord('public')).map(([slug, entry]) => [slug, { ...entry, siteUrl, identity: companyIdentity }]);
writeFileSync('public/' + recordFile, JSON.stringify(Object.fromEntries(printed)));
`;

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/**
 * Copies the project into `folder` as if a lender had replaced every sample (company, staff, reviews, rates), checked
 * every figure against its source and entered current market figures. Running `npx tsx fill.ts` there records a review
 * of every page. Rates and figures are dated `day`. `sources` are the files and folders to copy.
 */
export function fillIn(folder: string, day: string, expires: string, sources: readonly string[] = usual): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of sources) cpSync(join(process.cwd(), name), join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));

  for (const name of ['staff', 'brand']) mkdirSync(join(folder, 'public', name), { recursive: true });
  writeFileSync(join(folder, 'public', lender.brand.logo), onePixel);
  for (const { photo } of lender.staff) writeFileSync(join(folder, 'public', photo), onePixel);
  const file = (name: string) => join(folder, 'content', 'lender', `${name}.json`);
  for (const [name, values] of Object.entries(lender)) writeFileSync(file(name), JSON.stringify(values, null, 2));
  const change = (name: string, values: object) =>
    edit(file(name), (text) => JSON.stringify({ ...JSON.parse(text), ...values }));
  change('privacy', { sample: false });
  change('service', {
    sample: false,
    complaints: {
      person: 'Grace Novak',
      role: 'Compliance Officer',
      heardWithin: '2 business days',
      answeredWithin: '15 business days',
    },
  });
  const { rows } = JSON.parse(readFileSync(file('rates'), 'utf8'));
  change('rates', {
    sample: false,
    source: 'Rate sheet of the morning',
    asOf: day,
    expires,
    rows: [...rows.filter(({ id }: { id: string }) => id !== arm.id), arm],
  });
  edit(join(folder, 'content', 'facts', 'market.csv'), (text) => ofToday(text, day, expires));
  for (const name of readdirSync(join(folder, 'content', 'facts')).filter((file) => file.endsWith('.csv')))
    edit(join(folder, 'content', 'facts', name), (text) =>
      text.replace(/,"?([\w-]+)"?,"?(?:copy|memory)"?$/gm, (_, end) => `,${end < day ? expires : end},primary`),
    );
  edit(join(folder, 'content', 'ohio', 'offices.csv'), (text) => text.replace(/,memory$/gm, ',primary'));
  writeFileSync(join(folder, 'content', 'reviews.json'), '[]');
  const prose = join(folder, 'content', 'pages');
  for (const name of readdirSync(prose))
    edit(join(prose, name), (text) =>
      text.replaceAll('jordan-example', 'ada-okafor').replaceAll('casey-sample', 'grace-o-neil'),
    );
  writeFileSync(join(folder, 'fill.ts'), fill);
  spawnSync(process.execPath, ['scripts/generate.mjs'], { cwd: folder, stdio: 'inherit' });
}
