/** The request header with the idempotency key, named as in the IETF draft. */
export const keyHeader = 'Idempotency-Key';

/** The request header with the version of the consent the visitor agreed to. */
export const consentHeader = 'Consent-Version';

/** The same in a native post. */
export const consentField = 'consent';

/** The request header (a field to another site) with the visit's source, as written by `recordSource`. */
export const sourceHeader = 'source';

export const formTokenHeader = 'Form-Stamp';

/** The query parameter with the same, for an inbox on another origin, where a header would need a CORS preflight. */
export const formTokenParameter = 'stamp';
