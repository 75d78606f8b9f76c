/** The addresses of one form, settled when the site is built. */
export type Delivery = {
  /** Where the page's script sends a lead. */
  readonly endpoint: string;
  /** Gets a single try when the first has failed. */
  readonly second?: string;
  /** Where the browser posts the form without script: a form relay, or the inbox of the site. */
  readonly action: string;
  /** Where a relay leads a browser without script: the absolute address of the thank-you page. */
  readonly nextUrl: string;
};
