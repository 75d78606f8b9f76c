import { z } from 'zod';
import { checkFile } from '@/content/schema/check';
import { tlsHeadersFor } from '@/lib/site/security-headers';
import siteFile from './site.json' with { type: 'json' };

export const siteSchema = z.strictObject({
  /** The site's URL; empty until there is one. */
  siteAddress: z
    .string()
    .regex(/^(?:https:\/\/[^/\s]+\/?)?$/, 'write the full address, such as https://www.lender.com'),
  /** Where leads go: `/leads/<form>` is the inbox of this site. */
  leadEndpoint: z.string(),
  /** Days for which a browser that came over https refuses http: start with one, because it cannot be revoked. */
  httpsDays: z
    .number('write the days, such as 1')
    .int('write whole days')
    .min(0, 'write 0 or more')
    .max(730, 'write at most 730'),
});

const file = checkFile('content/lender/site.json', siteSchema, siteFile);

/** The settings that every command needs, from the environment or, by default, the file. */
export const siteSettings = {
  SITE_URL: process.env.SITE_URL || file.siteAddress || undefined,
  LEAD_ENDPOINT: process.env.LEAD_ENDPOINT || file.leadEndpoint || undefined,
};

export const { httpsDays } = file;

/** Headers sent only over TLS. */
export const tlsHeaders = tlsHeadersFor(httpsDays);
