/** Header names are in lower case. */
export type HeaderSet = Readonly<Record<string, string>>;

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

/** Sent with every response, unless the build's header table sets another value for its path. */
export const fixedHeaders: HeaderSet = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': powers.map((power) => `${power}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Directives in output order; a directive without sources has an empty list. */
export type Policy = Readonly<Record<string, readonly string[]>>;

export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

export const closedPolicy = policyText({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * Sent over TLS only, in addition to the fixed headers: browsers then use only https for this many days. From a year
 * on, subdomains are included.
 */
export function tlsHeadersFor(days: number): HeaderSet {
  return { 'strict-transport-security': `max-age=${days * 86_400}${days < 365 ? '' : '; includeSubDomains'}` };
}

/** Sent over TLS only: on plain HTTP, browsers would request files over https, where nothing answers. */
export const tlsDirective = '; upgrade-insecure-requests';
