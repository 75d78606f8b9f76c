export const keyHeader = 'Idempotency-Key';

export const consentHeader = 'Consent-Version';

export const consentField = 'consent';

/** The request header (a field to another site) with the visit's source, as written by `recordSource`. */
export const sourceHeader = 'source';

export const formTokenHeader = 'Form-Stamp';

/** The query parameter with the same, for an inbox on another origin, where a header would need a CORS preflight. */
export const formTokenParameter = 'stamp';
