const dayLength = 86_400_000;

/** How long the text of a build is valid, in days; the standard asks for less than a year. */
const goodFor = 330;

type SecurityFacts = {
  readonly siteUrl: string;
  readonly email: string;
  /** `2026-11-20`. */
  readonly buildDay: string;
};

/** The text of `/.well-known/security.txt` (RFC 9116): the contact for security reports, and until when it is valid. */
export function securityText({ siteUrl, email, buildDay }: SecurityFacts): string {
  const expires = new Date(Date.parse(buildDay) + goodFor * dayLength).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
