import { CallForm } from '@/components/forms/dialogs/call-form.client';
import { CallSheetLauncher } from '@/components/forms/dialogs/call-sheet-launcher.client';
import { LeadForm } from '@/components/forms/lead-form.client';
import { Island } from '@/components/island/island';
import { callHref } from '@/components/shell/links';
import { leadOfficer } from '@/components/shell/side-panel';
import { callFormOnPages } from '@/content/forms/call';
import { deliveryOf } from '@/content/forms/delivery';
import { company } from '@/content/lender/company';
import type { Href, PagePath } from '@/content/routes';
import { topicOf } from '@/content/site/call-topic';
import { pageOf, pages } from '@/content/site/pages';
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
export function Lead({
  form,
  quiet = false,
}: {
  readonly form: FormDefinition;
  /** An outlined button as wide as the form: another form of the page is more important. */
  readonly quiet?: boolean;
}) {
  return (
    <>
      <Island
        of={LeadForm}
        props={{
          definition: form,
          delivery: deliveryOf(form.id),
          contact: contactFacts,
          ...(quiet && { quiet, inDialog: true }),
        }}
      />
      <Metrics />
    </>
  );
}

/** The paths of the pages from which a call is about each topic. */
function topics(): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const page of pages) {
    const topic = topicOf(page);
    if (topic !== '') found[topic] = [...(found[topic] ?? []), page.path];
  }
  return found;
}

/** The form that asks for a call, in a page. */
export function CallLead() {
  return (
    <Island
      of={CallForm}
      props={{
        definition: callFormOnPages,
        delivery: deliveryOf('call'),
        contact: contactFacts,
        hours: company.hours,
        hoursShort: company.hoursShort,
        topics: topics(),
        inDialog: true,
      }}
    />
  );
}

/** Opens the call sheet for the links of this page; for pages that run script anyway. */
export function CallSheetDoor({ path }: { readonly path: PagePath }) {
  return (
    <Island
      of={CallSheetLauncher}
      props={{
        href: callHref,
        file: '/call-form.json',
        delivery: deliveryOf('call'),
        contact: contactFacts,
        hours: company.hours,
        hoursShort: company.hoursShort,
        officer: { name: leadOfficer.name, numbers: leadOfficer.numbers },
        about: topicOf(pageOf(path)),
      }}
    />
  );
}
