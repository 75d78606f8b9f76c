/** The request header that carries the key of a filled form to our inbox, named as in the IETF's draft on idempotency. */
export const keyHeader = 'Idempotency-Key';

/** The request header that carries the version of the sentences that the visitor agreed to. */
export const consentHeader = 'Consent-Version';

/** The field of a native post that carries the same. */
export const consentField = 'consent';

/** The request header, and the field to another site, that says how the visitor came, as `recordSource` wrote it. */
export const sourceHeader = 'source';

/** The request header that carries the inbox's stamp on the moment when the visitor first touched a form. */
export const formTokenHeader = 'Form-Stamp';

/** The parameter of the address that carries the same to an inbox on another origin, where a header would need a preflight. */
export const formTokenParameter = 'stamp';
