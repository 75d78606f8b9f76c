/** The request header that carries the key of a filled form to our inbox, named as in the IETF's draft on idempotency. */
export const keyHeader = 'Idempotency-Key';
