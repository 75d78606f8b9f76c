import { z } from 'zod';
import { streamSafe } from '@/server/inbox/stream-safe';
import type { LeadSource, Visit } from '@/server/store/types';

/** Drops control and format characters, which could reverse the text of a page. */
const shortText = z
  .string()
  .transform((text) => streamSafe(text.replace(/\p{C}/gu, '').trim()).slice(0, 100) || undefined)
  .optional();
const visitSchema = z.object({
  page: z.string().max(200).startsWith('/').optional().catch(undefined),
  from: z
    .string()
    .regex(/^[a-z0-9.-]{1,100}(?::\d{1,5})?$/)
    .optional()
    .catch(undefined),
  utm_source: shortText,
  utm_medium: shortText,
  utm_campaign: shortText,
  utm_term: shortText,
  utm_content: shortText,
  with: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .optional()
    .catch(undefined),
});

/** Parses a visit such as `www.google.com/va?utm_source=ad`; invalid parts are dropped. */
function parseVisit(text: string): Visit {
  const [place = '', query] = text.split('?');
  const [from = '', ...path] = place.split('/');
  const params = Object.fromEntries(new URLSearchParams(query));
  return visitSchema.parse({ ...params, from, page: `/${path.join('/')}` });
}

/** Parses how the visitor found the site; null if empty. Never makes a lead invalid. */
export function parseSource(text: string): LeadSource | null {
  const [first = '', last = first] = text.slice(0, 1000).split(' ');
  return first === '' ? null : { first: parseVisit(first), last: parseVisit(last) };
}
