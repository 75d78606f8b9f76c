/** Below `/leads/`. */
export const formTokenPath = 'stamp';

/** In milliseconds. The inbox accepts a token for a day. */
const tokenLifetime = 12 * 60 * 60_000;

/** Form tokens of the inboxes that a page posts to. */
export type FormTokens = {
  /** Call when the visitor touches a form. Fetches a token if there is none; never throws. */
  readonly touch: (url: string, now: number) => void;
  /** The token for a post to this URL, if it has arrived. */
  readonly of: (url: string) => string | undefined;
};

/** Where an inbox issues form tokens; null for URLs that aren't an inbox of this site. */
export function formTokenUrlFor(url: string): string | null {
  return /\/leads\/[a-z-]+$/.test(url) ? url.replace(/[a-z-]+$/, formTokenPath) : null;
}

/** Other text, such as a captive portal's page, can't be sent as a header. */
function isFormToken(text: string): boolean {
  return /^[\w.-]{1,100}$/.test(text);
}

/** Caches the tokens that `get` fetches; failures leave none. */
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
