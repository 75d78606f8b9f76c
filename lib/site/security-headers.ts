/** Names and values of headers; names in lower case. */
export type HeaderSet = Readonly<Record<string, string>>;

/** Everything a page could ask a browser for and no page of ours does. */
const powers = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Sent with every answer, unless the header table of the build sets another value for its path. */
export const fixedHeaders: HeaderSet = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': powers.map((power) => `${power}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A Content-Security-Policy as its directives, in the order in which they are written; a directive without sources has an empty list. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** A policy as the header says it. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The policy of an answer that is no page of the site: it may load and run nothing. */
export const closedPolicy = policyText({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Sent, beside the fixed headers, with every answer that travels over TLS and with no other. */
export const tlsHeaders: HeaderSet = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/**
 * Added to the end of every policy that travels over TLS and to no other. Over plain HTTP it makes a browser fetch the
 * scripts, fonts and forms of the page from an https address where nothing answers; WebKit does so at localhost too.
 */
export const tlsDirective = '; upgrade-insecure-requests';
