import { CallForm } from '@/components/forms/dialogs/call-form.client';
import { CallSheetLauncher } from '@/components/forms/dialogs/call-sheet-launcher.client';
import exported from '@/components/forms/dialogs/exported-call-form.module.css';
import { LeadForm } from '@/components/forms/lead-form.client';
import { Island } from '@/components/island/island';
import { callHref } from '@/components/shell/links';
import { leadOfficer } from '@/components/shell/side-panel';
import { callForm } from '@/content/forms/call';
import { deliveryOf } from '@/content/forms/delivery';
import { company } from '@/content/lender/company';
import type { Href, PagePath } from '@/content/routes';
import { topicOf } from '@/content/site/call-topic';
import { pageOf, pages } from '@/content/site/pages';
import type { Answers, FormDefinition } from '@/lib/forms/definition';
import { Metrics } from './metrics';

export const contactFacts = {
  phone: company.phone,
  email: company.email,
  hours: company.hoursShort,
  officeHours: company.hours,
  privacyPath: '/privacy-policy' satisfies Href,
};

type LeadProps = {
  readonly form: FormDefinition;
  readonly given?: Answers;
  /** The source of a landing page's leads. */
  readonly source?: string;
  /** An outlined button as wide as the form, for when another form on the page is more important. */
  readonly quiet?: boolean;
};

export function Lead({ form, given, source, quiet = false }: LeadProps) {
  return (
    <>
      <Island
        of={LeadForm}
        props={{
          definition: form,
          delivery: deliveryOf(form.id, source),
          contact: contactFacts,
          ...(given && { given }),
          ...(quiet && { quiet, inDialog: true }),
        }}
      />
      <Metrics />
    </>
  );
}

/** Topics of a call, by the paths of the pages about them. */
function topics(): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const page of pages) {
    const topic = topicOf(page);
    if (topic !== '') found[topic] = [...(found[topic] ?? []), page.path];
  }
  return found;
}

export function CallLead({ source }: { readonly source?: string }) {
  return (
    <div className={exported.form}>
      <Island
        of={CallForm}
        props={{
          definition: callForm,
          delivery: deliveryOf('call', source),
          contact: contactFacts,
          topics: topics(),
          inDialog: true,
        }}
      />
    </div>
  );
}

/** Opens the call sheet for links on this page. Only for pages that run script anyway. */
export function CallSheetDoor({ path }: { readonly path: PagePath }) {
  return (
    <Island
      of={CallSheetLauncher}
      props={{
        href: callHref,
        file: '/call-form.json',
        delivery: deliveryOf('call'),
        contact: contactFacts,
        officer: { name: leadOfficer.name, numbers: leadOfficer.numbers },
        about: topicOf(pageOf(path)),
      }}
    />
  );
}
