import { endpointOf, fallbackEndpointOf, relayOf, siteUrl } from '@/content/lender/settings';
import type { FormId } from '@/lib/forms/definition';
import type { Delivery } from '@/lib/leads/delivery';

/** Where a form goes, by the settings of the build. */
export function deliveryOf(form: FormId): Delivery {
  const second = fallbackEndpointOf(form);
  return {
    endpoint: endpointOf(form),
    ...(second === undefined ? {} : { second }),
    action: relayOf(form),
    nextUrl: `${siteUrl}/thank-you`,
  };
}
