import { company, companyNumbers, siteUrl } from '@/content/lender/company';
import { numbersOf, people } from '@/content/lender/staff';
import { contactFileOf, officeContact } from '@/lib/leads/contact-file';

type Contact = {
  readonly name: string;
  readonly isOffice?: true;
  readonly title?: string;
  readonly phones: readonly string[];
  readonly email: string;
  readonly note: string;
  readonly path: string;
};

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');

/** A vCard per RFC 2426, which every phone can read. */
function vcardOf({ name, isOffice, title, phones, email, note, path }: Contact): string {
  const parts = name.split(' ');
  const family = isOffice ? name : (parts.at(-1) ?? '');
  const given = isOffice ? '' : parts.slice(0, -1).join(' ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(family)};${escaped(given)};;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(company.name)}`,
    ...(title ? [`TITLE:${escaped(title)}`] : []),
    ...[...new Set(phones)].map((phone) => `TEL;TYPE=WORK,VOICE:+1${phone.replace(/\D/g, '')}`),
    `EMAIL:${email}`,
    `URL:${siteUrl}${path}`,
    `NOTE:${escaped(note)}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Contact files by name: the office's, and one per person on the staff page with every number they call from. */
export const contactFiles: ReadonlyMap<string, string> = new Map([
  [
    officeContact,
    vcardOf({
      name: company.name,
      isOffice: true,
      phones: [company.phone.display],
      email: company.email,
      note: companyNumbers,
      path: '/contact-us',
    }),
  ],
  ...people.map((person): [string, string] => [
    contactFileOf(person.id),
    vcardOf({
      name: person.name,
      title: person.role,
      phones: [company.phone.display, person.contactPhone.display, person.contactWork.display],
      email: person.contactMail,
      note: numbersOf(person),
      path: `/our-staff/${person.id}`,
    }),
  ]),
]);
