import { crumbsOf } from '@/app/frames/crumbs';
import { FormSection } from '@/app/frames/form-section';
import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { NextSide } from '@/app/frames/side';
import { AddressLines, Hours, OfficeMap } from '@/components/sections/office';
import { Details } from '@/components/sections/staff';
import { MailboxHouse } from '@/components/ui/art/mailbox-house';
import { PageHeader } from '@/components/ui/page-header';
import { company } from '@/content/company';
import { formPages } from '@/content/form-pages';
import { contactForm } from '@/content/forms/contact';

export const metadata = metadataOf('/contact-us');

export default function ContactPage() {
  const { address, email, hours, links, phone } = company;
  const copy = formPages.contact;
  return (
    <PageFrame path="/contact-us">
      <PageHeader title="Contact Us" lead={copy.lead} crumbs={crumbsOf('/contact-us')} art={<MailboxHouse />} />
      <section className="section" aria-labelledby="reach">
        <div className="wrap split">
          <div>
            <h2 id="reach">{copy.panelHeading}</h2>
            <Details
              rows={[
                { name: 'Phone', value: <a href={phone.href}>{phone.display}</a> },
                { name: 'E-mail', value: <a href={`mailto:${email}`}>{email}</a> },
              ]}
            />
            <p className="small">{copy.emergency}</p>
            <AddressLines address={address} href={links.directions} />
            <Hours hours={hours} />
          </div>
          <OfficeMap address={address} directionsHref={links.directions} embedHref={links.mapEmbed} />
        </div>
      </section>
      <FormSection
        id="message"
        form={contactForm}
        copy={{ ...copy, lead: undefined }}
        beside={<NextSide path="/contact-us" heading={copy.sideHeading} />}
      />
    </PageFrame>
  );
}
