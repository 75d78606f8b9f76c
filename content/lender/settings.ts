/** The address of the site, without a slash at the end; `SITE_URL` sets it. */
export const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');

/** Where start-up metrics go: `VITALS_ENDPOINT`; without it they are not even loaded. */
export const vitalsEndpoint = process.env.VITALS_ENDPOINT;
