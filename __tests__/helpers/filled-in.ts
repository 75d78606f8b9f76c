import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['content', 'lib', 'scripts', 'package.json', 'tsconfig.json'];

const company = `import { check } from './check';
import { companySchema } from './schema';

export const company = check('content/company.ts', companySchema, {
  sample: false,
  name: 'High Street Home Loans',
  registeredName: 'High Street Home Loans LLC',
  wordmark: ['High Street', 'Home Loans'],
  nmls: '1234567',
  certificate: 'RM.501234.000',
  phone: { display: '(614) 221-3000', href: 'tel:+16142213000' },
  email: 'hello@highstreethomeloans.com',
  address: { street: '41 South High Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
  registeredAddress: { street: '41 South High Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
  makes: ['fixed', 'arm', 'fha', 'va', 'nopoint'],
  geo: { latitude: 39.9601, longitude: -83.0007 },
  hours: [{ days: 'Monday–Friday', text: '9am–5pm' }],
  hoursShort: 'Mon–Fri 9am–5pm',
  answerWithin: 'one business day',
  investors: 40,
  links: {
    apply: 'https://apply.highstreethomeloans.com/',
    chat: 'https://chat.highstreethomeloans.com/',
    directions: 'https://www.openstreetmap.org/directions',
    mapEmbed: 'https://www.openstreetmap.org/export/embed.html',
    nmlsConsumerAccess: 'https://www.nmlsconsumeraccess.org/',
    social: [],
  },
});
`;

const staff = `    {
      kind: 'person',
      id: 'ada-okafor',
      sample: false,
      name: 'Ada Okafor',
      role: 'Sr. Loan Originator',
      initials: 'AO',
      photo: '/staff/ada-okafor.jpg',
      nmls: '2345678',
      license: 'MLO-OH.2345678',
      address: [address.street, address.city + ', ' + address.state + ' ' + address.postalCode],
      contactPhone: company.phone,
      contactWork: company.phone,
      contactMail: 'ada@highstreethomeloans.com',
      yourService: ['I answer my own phone.'],
    },
`;

/** Records a review of every page. */
const fill = `import { writeFileSync } from 'node:fs';
import { pages } from '@/content/pages';
import { reviewedHash } from '@/content/reviews';

const records = pages.map((page) => ({
  path: page.path,
  person: 'ada-okafor',
  day: '2026-11-22',
  hash: reviewedHash(page),
}));
writeFileSync('content/reviews.json', JSON.stringify(records));
`;

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** The text from the first `from` up to the `to` after it, replaced; the test fails when one of them is not there. */
function replaced(text: string, from: string, to: string, by: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start + from.length);
  if (start < 0 || end < 0) throw new Error(`${start < 0 ? from : to} is not there.`);
  return text.slice(0, start) + by + text.slice(end);
}

/**
 * Makes a copy of the project in `folder` in which a lender has replaced every sample: company, staff, client reviews, rates.
 * `npx tsx fill.ts` in it records a review of every page. Rates are of `day`.
 */
export function fillIn(folder: string, day: string, expires: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of sources) cpSync(join(process.cwd(), name), join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));

  edit(join(folder, 'content', 'company.ts'), (text) => company + text.slice(text.indexOf('\nconst { street, city')));
  edit(join(folder, 'content', 'staff.ts'), (text) =>
    replaced(text, "    {\n      kind: 'person'", "    { kind: 'coming-soon'", staff),
  );
  edit(join(folder, 'content', 'testimonials.ts'), (text) =>
    replaced(
      text,
      'export const testimonials: readonly Testimonial[] = [',
      '];\n',
      'export const testimonials: readonly Testimonial[] = [',
    ),
  );
  edit(join(folder, 'content', 'video.ts'), (text) => text.replace("  use: 'sample',", "  use: 'none',"));
  edit(join(folder, 'content', 'privacy.ts'), (text) => text.replace('sample: true', 'sample: false'));
  edit(join(folder, 'content', 'rates.json'), (text) =>
    JSON.stringify({ ...JSON.parse(text), sample: false, source: 'Rate sheet of the morning', asOf: day, expires }),
  );
  writeFileSync(join(folder, 'content', 'reviews.json'), '[]');
  const prose = join(folder, 'content', 'pages');
  for (const name of readdirSync(prose))
    edit(join(prose, name), (text) => text.replaceAll('jordan-example', 'ada-okafor'));
  writeFileSync(join(folder, 'fill.ts'), fill);
}
