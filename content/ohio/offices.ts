import { z } from 'zod';
import { httpsLink, text } from '@/content/schema/check';
import { readCsv } from '@/content/schema/csv';
import { readings } from '@/content/schema/lender';

const optionalLink = z.union([httpsLink, z.literal('').transform(() => undefined)]);

/** The known sites of county auditors and treasurers. A release refuses those that nobody has opened. */
export const officeSites = readCsv(
  'content/ohio/offices.csv',
  z.strictObject({
    county: text,
    auditor_url: optionalLink,
    treasurer_url: optionalLink,
    read: z.enum(readings, 'write primary, copy or memory'),
  }),
);

/** Lists the sites of Ohio's 88 county auditors. */
export const auditorsAssociation = 'https://www.caao.org/';
