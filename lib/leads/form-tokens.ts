/** What follows `/leads/` in the address at which an inbox gives its stamps. */
export const formTokenPath = 'stamp';

/** A stamp is asked for again when it is this old, in milliseconds: the inbox takes one for a day. */
const tokenLifetime = 12 * 60 * 60_000;

/** The stamps of the inboxes to which the forms of a page send. */
export type FormTokens = {
  /** Must be called when the visitor touches a form. Asks its inbox for a stamp, unless there is one; never throws. */
  readonly touch: (url: string, now: number) => void;
  /** The stamp for a lead to this address, if its inbox has given one by now. */
  readonly of: (url: string) => string | undefined;
};

/** Where the inbox that takes leads at `url` gives its stamps; null for an address that is not one of an inbox of this site. */
export function formTokenUrlFor(url: string): string | null {
  return /\/leads\/[a-z-]+$/.test(url) ? url.replace(/[a-z-]+$/, formTokenPath) : null;
}

/** Anything else, such as the sign-in page of a hotel, could not be sent on as a header. */
function isFormToken(text: string): boolean {
  return /^[\w.-]{1,100}$/.test(text);
}

/** Keeps the stamps that `get` fetches; if it rejects or returns another text, there is none, without an error. */
export function createFormTokens(get: (address: string) => Promise<string>): FormTokens {
  const entries = new Map<string, { readonly requestedAt: number; token?: string }>();
  return {
    touch(url, now) {
      const address = formTokenUrlFor(url);
      if (address === null) return;
      const last = entries.get(address);
      if (last && Math.abs(now - last.requestedAt) < tokenLifetime) return;
      const entry: { readonly requestedAt: number; token?: string } = { requestedAt: now };
      entries.set(address, entry);
      get(address).then(
        (text) => {
          if (isFormToken(text)) entry.token = text;
        },
        () => undefined,
      );
    },
    of: (url) => entries.get(formTokenUrlFor(url) ?? '')?.token,
  };
}
