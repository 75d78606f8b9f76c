import { FormSection } from '@/app/frames/form-section';
import { CallLead } from '@/app/frames/lead';
import { metadataOf } from '@/app/frames/metadata';
import { OfficeMap } from '@/app/frames/office-map';
import { PageFrame } from '@/app/frames/page-frame';
import { PageTop } from '@/app/frames/page-top';
import { NextSide } from '@/app/frames/side';
import { AddressLines, Hours } from '@/components/sections/office';
import { Details } from '@/components/sections/staff';
import { company } from '@/content/company';
import { contactPage, formPages } from '@/content/form-pages';
import { callFormOnPages } from '@/content/forms/call';
import { contactForm } from '@/content/forms/contact';

export const metadata = metadataOf(contactPage);

export default function ContactPage() {
  const { address, email, printedHours, links, phone } = company;
  const copy = formPages.contact;
  return (
    <PageFrame path={contactPage.path}>
      <PageTop page={contactPage} />
      <section className="section" aria-labelledby="reach">
        <div className="wrap split">
          <div>
            <h2 id="reach">{copy.panelHeading}</h2>
            <Details
              rows={[
                { name: 'Phone', value: <a href={phone.href}>{phone.display}</a> },
                { name: 'Email', value: <a href={`mailto:${email}`}>{email}</a> },
              ]}
            />
            <p className="small">{copy.emergency}</p>
            <AddressLines address={address} href={links.directions} />
            <Hours hours={printedHours} />
          </div>
          <OfficeMap />
        </div>
      </section>
      <FormSection id="call" form={callFormOnPages} copy={formPages.call} island={<CallLead />} />
      <FormSection
        id="message"
        form={contactForm}
        copy={copy}
        beside={<NextSide page={contactPage} heading={copy.sideHeading} />}
      />
    </PageFrame>
  );
}
