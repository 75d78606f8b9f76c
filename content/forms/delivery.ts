import { siteUrl } from '@/content/lender/company';
import { siteSettings } from '@/content/lender/site';
import type { FormId } from '@/lib/forms/definition';
import type { Delivery } from '@/lib/leads/delivery';

/** A setting for a form. Empty values count as unset, because a container build passes them. */
function settingOf(name: string, form: FormId): string | undefined {
  const settings: Readonly<Record<string, string | undefined>> = { ...process.env, ...siteSettings };
  const own = settings[`${name}_${form.toUpperCase().replaceAll('-', '_')}`];
  return own || settings[name]?.replace('<form>', form) || undefined;
}

/**
 * Where a form's lead goes: `LEAD_ENDPOINT_<FORM>` or `LEAD_ENDPOINT` with `<form>` in it, otherwise the site's own
 * inbox.
 */
export function endpointOf(form: FormId): string {
  return settingOf('LEAD_ENDPOINT', form) ?? `/leads/${form}`;
}

/** A second endpoint for when the first fails: `LEAD_FALLBACK_<FORM>` or `LEAD_FALLBACK`; none by default. */
export function fallbackEndpointOf(form: FormId): string | undefined {
  return settingOf('LEAD_FALLBACK', form);
}

/**
 * Without script: the form relay in `LEAD_RELAY_<FORM>` or `LEAD_RELAY` with `<form>` in it, otherwise the site's own
 * inbox.
 */
export function relayOf(form: FormId): string {
  return settingOf('LEAD_RELAY', form) ?? `/leads/${form}`;
}

/** Where a form goes, by the build's settings; with the `source` of a landing page. */
export function deliveryOf(form: FormId, source?: string): Delivery {
  const second = fallbackEndpointOf(form);
  return {
    endpoint: endpointOf(form),
    ...(second === undefined ? {} : { second }),
    action: relayOf(form),
    nextUrl: `${siteUrl}/thank-you`,
    ...(source === undefined ? {} : { source }),
  };
}

/** Where start-up metrics go: `VITALS_ENDPOINT`. If unset, their code is not loaded at all. */
export const vitalsEndpoint = process.env.VITALS_ENDPOINT || undefined;
