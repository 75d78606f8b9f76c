import { LeadForm } from '@/components/forms/lead-form.client';
import { Island } from '@/components/island/island';
import { company } from '@/content/company';
import type { Href } from '@/content/copy';
import { deliveryOf } from '@/content/forms/delivery';
import type { FormDefinition } from '@/lib/forms/definition';
import { Metrics } from './metrics';

/** How to reach the lender, as every form says it. */
export const contactFacts = {
  phone: company.phone,
  email: company.email,
  hours: company.hoursShort,
  privacyPath: '/privacy-policy' satisfies Href,
};

/** A form with the addresses of this build and the lender's facts. */
export function Lead({ form, level }: { readonly form: FormDefinition; readonly level?: 2 | 3 }) {
  return (
    <>
      <Island
        of={LeadForm}
        props={{ definition: form, delivery: deliveryOf(form.id), contact: contactFacts, ...(level && { level }) }}
      />
      <Metrics />
    </>
  );
}
