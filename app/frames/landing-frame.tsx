import { CallLead, Lead } from '@/app/frames/lead';
import { PageFrame } from '@/app/frames/page-frame';
import { Panel } from '@/components/page/panel';
import { OfficerLine } from '@/components/shell/side-panel';
import { contactForm } from '@/content/forms/contact';
import { deliveryToOfficer } from '@/content/forms/delivery';
import { quickQuoteForm } from '@/content/forms/quick-quote';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import { company } from '@/content/lender/company';
import { officerNameOf, personOf } from '@/content/lender/staff';
import type { ProsePage } from '@/content/site/prose';

type LandingPage = Extract<ProsePage, { readonly kind: 'landing' }>;

const forms = { contact: contactForm, 'quick-quote': quickQuoteForm, 'staff-quote': staffQuoteForm } as const;

/** The page of an advertisement: three lines, a form and who answers it, and no menu. */
export function LandingFrame({ page }: { readonly page: LandingPage }) {
  const { form, h1, lines, officer } = page;
  const person = personOf(officer);
  const delivery = deliveryToOfficer(form, officer);
  return (
    <PageFrame page={page}>
      <div className="section">
        <div className="wrap cols">
          <div className="flow">
            <h1>{h1}</h1>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Panel>
              {form === 'call' ? (
                <CallLead delivery={delivery} />
              ) : (
                <Lead
                  form={forms[form]}
                  delivery={delivery}
                  {...(form === 'staff-quote' && person && { given: { officerName: officerNameOf(person) } })}
                />
              )}
            </Panel>
          </div>
          <aside className="stick" aria-label="Who answers" data-print="no">
            <h2>Rather talk?</h2>
            <p>
              <a href={company.phone.href}>{company.phone.display}</a>, {company.hoursShort}
            </p>
            {person ? <OfficerLine person={person} /> : null}
          </aside>
        </div>
      </div>
    </PageFrame>
  );
}
