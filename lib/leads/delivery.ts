import type { FormId } from '@/lib/forms/definition';

/** The addresses of one form, settled when the site is built. */
export type Delivery = {
  /** Where the page's script sends a lead. */
  readonly endpoint: string;
  /** Gets a single try when the first has failed. */
  readonly second?: string;
  /** Where the form posts by itself, without script: a form relay, or the endpoint. */
  readonly action: string;
  /** Where a relay leads a browser without script: the absolute address of the thank-you page. */
  readonly nextUrl: string;
};

function settingOf(settings: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const text = settings[name]?.trim();
  return text === '' ? undefined : text;
}

/**
 * The delivery of a form by the build's settings: `LEADS_ENDPOINT_QUICK_QUOTE` (default `/leads/quick-quote` on the
 * site itself), `LEADS_SECOND_QUICK_QUOTE` (default none) and `LEADS_ACTION_QUICK_QUOTE` (default `/leads/quick-quote`).
 */
export function deliveryFor(
  form: FormId,
  settings: Readonly<Record<string, string | undefined>>,
  siteUrl: string,
): Delivery {
  const suffix = form.toUpperCase().replaceAll('-', '_');
  const second = settingOf(settings, `LEADS_SECOND_${suffix}`);
  return {
    endpoint: settingOf(settings, `LEADS_ENDPOINT_${suffix}`) ?? `/leads/${form}`,
    ...(second === undefined ? {} : { second }),
    action: settingOf(settings, `LEADS_ACTION_${suffix}`) ?? `/leads/${form}`,
    nextUrl: new URL('/thank-you', siteUrl).href,
  };
}
