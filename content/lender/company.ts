import { checkFile } from '@/content/schema/check';
import { companySchema, linksSchema } from '@/content/schema/lender';
import companyFile from './company.json' with { type: 'json' };
import { officeHours, printedHours, printedSoon, shortHours } from './hours';
import linksFile from './links.json' with { type: 'json' };

/** The lender's own facts: those of `content/lender/company.json`, its hours and its links. */
export const company = {
  ...checkFile('content/lender/company.json', companySchema, companyFile),
  links: checkFile('content/lender/links.json', linksSchema, linksFile),
  /** For forms and the desk. */
  hours: officeHours,
  /** As a table. */
  printedHours,
  printedSoon,
  /** In one line: `Mon–Fri 9am–6pm, Sat 10am–2pm`. */
  hoursShort: shortHours,
};

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
