export type Delivery = {
  readonly endpoint: string;
  /** Gets one attempt after the first has failed. */
  readonly second?: string;
  /** Where the browser posts the form without script: a form relay, or the site's inbox. */
  readonly action: string;
  /** Where a relay redirects a browser without script: the absolute URL of the thank-you page. */
  readonly nextUrl: string;
  /**
   * The path of a landing page with its loan officer, `/spring?with=jordan-example`. Sent by browsers without script.
   */
  readonly source?: string;
};
