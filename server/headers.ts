import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Sent with every answer, whatever it is. */
const fixed: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), web-share=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The policy of an answer that is no page of the site: it may load and run nothing. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; upgrade-insecure-requests";

const tableSchema = z.record(z.string(), z.record(z.string(), z.string()));
/** Headers a path has beside the fixed ones, as the build writes them to `.headers.json`: path → name → value. */
export type HeaderTable = z.infer<typeof tableSchema>;

/** Reads the build's header table; a site without one has none. Throws when the file is there and is no table. */
export function readHeaderTable(siteDirectory: string): HeaderTable {
  let text: string;
  try {
    text = readFileSync(join(siteDirectory, '.headers.json'), 'utf8');
  } catch {
    return {};
  }
  return tableSchema.parse(JSON.parse(text));
}

/** The headers for a path: the fixed ones, then the table's for `*`, then the table's for the path itself. */
export function headersFor(table: HeaderTable, path: string): Headers {
  const headers = new Headers(fixed);
  for (const own of [table['*'], table[path]]) {
    for (const [name, value] of Object.entries(own ?? {})) headers.set(name, value);
  }
  return headers;
}
