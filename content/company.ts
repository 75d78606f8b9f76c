import { check } from './check';
import { companySchema } from './schema';

/** The lender's own facts. Replace every value with the real one, then set `sample` to false. */
export const company = check('content/company.ts', companySchema, {
  sample: true,
  name: 'Cardinal Row Mortgage',
  registeredName: 'Cardinal Row Mortgage LLC',
  wordmark: ['Cardinal Row', 'Mortgage'],
  nmls: '000000',
  certificate: 'RM.000000.000',
  phone: { display: '(614) 555-0142', href: 'tel:+16145550142' },
  email: 'hello@example.com',
  address: { street: '100 Example Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
  registeredAddress: { street: '100 Example Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
  makes: ['fixed', 'arm', 'jumbo', 'fha', 'va', 'usda', 'first', 'nopoint'],
  geo: { latitude: 39.9612, longitude: -82.9988 },
  hours: [
    {
      days: 'Monday–Friday',
      text: '9am–6pm',
      open: { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    },
    { days: 'Saturday', text: '10am–2pm', open: { days: ['Saturday'], opens: '10:00', closes: '14:00' } },
    { days: 'Sunday', text: 'Closed' },
  ],
  hoursShort: 'Mon–Fri 9am–6pm, Sat 10am–2pm',
  answerWithin: 'one business day',
  investors: 100,
  links: {
    apply: 'https://apply.example.com/',
    chat: 'https://chat.example.com/',
    directions: 'https://maps.example.com/directions',
    // Runs in a sandbox without storage of its own, as OpenStreetMap's embedded map does.
    mapEmbed: 'https://maps.example.com/embed',
    nmlsConsumerAccess: 'https://nmls.example.com/',
    social: [
      { name: 'Facebook', href: 'https://facebook.example.com/' },
      { name: 'Instagram', href: 'https://instagram.example.com/' },
      { name: 'LinkedIn', href: 'https://linkedin.example.com/' },
    ],
  },
});

const { street, city, state, postalCode } = company.registeredAddress;

/** The address of the registration on one line. */
export const registeredAddressLine = `${street}, ${city}, ${state} ${postalCode}`;

/** The registered name with the numbers of the lender, without a period at its end. */
export const companyNumbers = `${company.registeredName}, NMLS #${company.nmls}, Ohio certificate ${company.certificate}`;

/** Who the lender is by its registration, without a period at its end. Every page and every document prints it. */
export const companyIdentity = `${companyNumbers}, ${registeredAddressLine}`;

/** The lender as header, footer and desk print it. */
export const printedCompany = {
  ...company,
  legal: `${companyIdentity}. Licensed in Ohio only (OH). Nothing on this site is a commitment to lend; every loan is subject to credit and property approval.`,
};
