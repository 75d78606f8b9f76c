import type { FormId } from '@/lib/forms/definition';

/** The address of the site, without a slash at the end; `SITE_URL` sets it. */
export const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');

function settingOf(name: string, form: FormId): string | undefined {
  return (
    process.env[`${name}_${form.toUpperCase().replaceAll('-', '_')}`] ?? process.env[name]?.replace('<form>', form)
  );
}

/** Where a form's lead goes: `LEAD_ENDPOINT_<FORM>` or `LEAD_ENDPOINT` with `<form>` in it, else the inbox of this site. */
export function endpointOf(form: FormId): string {
  return settingOf('LEAD_ENDPOINT', form) ?? `/leads/${form}`;
}

/** A second way in for when the first fails: `LEAD_FALLBACK_<FORM>` or `LEAD_FALLBACK`; none by default. */
export function fallbackEndpointOf(form: FormId): string | undefined {
  return settingOf('LEAD_FALLBACK', form);
}

/**
 * Where a form posts by itself in a browser without script: the form relay of `LEAD_RELAY_<FORM>` or `LEAD_RELAY` with
 * `<form>` in it, else the inbox of this site.
 */
export function relayOf(form: FormId): string {
  return settingOf('LEAD_RELAY', form) ?? `/leads/${form}`;
}

/** Where start-up metrics go: `VITALS_ENDPOINT`; without it they are not even loaded. */
export const vitalsEndpoint = process.env.VITALS_ENDPOINT;
