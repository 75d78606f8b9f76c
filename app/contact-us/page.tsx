import { OfficeMap } from '@/app/frames/drawings/office-map';
import { CallLead, Lead } from '@/app/frames/lead';
import { leadOfficer, PageFrame, PageTop } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { OpenNow } from '@/components/forms/open-now.client';
import { Island } from '@/components/island/island';
import { CallOut } from '@/components/page/call-out';
import { ReachForm, Visit } from '@/components/sections/contact';
import { AddressLines, Hours } from '@/components/sections/office';
import { OfficerLine } from '@/components/shell/side-panel';
import { contactForm } from '@/content/forms/contact';
import { company } from '@/content/lender/company';
import { contactPage, paperWorkPage, staffListPage } from '@/content/site/own-pages/entries';
import { formPages } from '@/content/site/own-pages/form-pages';

export const metadata = metadataOf(contactPage);

export default function ContactPage() {
  const { address, email, hours, links, phone, printedHours } = company;
  const { call, contact } = formPages;
  return (
    <PageFrame page={contactPage} flat>
      <PageTop page={contactPage} slim />
      <ReachForm
        id="call"
        ground="paper"
        heading={call.heading}
        lead={call.lead}
        phone={phone}
        above={<Island of={OpenNow} props={{ hours }} />}
        form={<CallLead />}
      >
        <Hours hours={printedHours} />
        <p>
          <a href={`mailto:${email}`}>{email}</a>
          {links.chat ? (
            <>
              {' · '}
              <a href={links.chat} target="_blank" rel="noopener">
                Chat with us
                <span className="vh"> (opens in a new tab)</span>
              </a>
            </>
          ) : null}
        </p>
        <OfficerLine officer={leadOfficer} note={contact.officerNote} />
      </ReachForm>
      <ReachForm
        id="message"
        ground="stone"
        heading={contact.heading}
        lead={contact.lead}
        form={<Lead form={contactForm} quiet />}
      >
        <CallOut>
          <p>
            <b>{contact.wiring.title}</b> {contact.wiring.text}
          </p>
        </CallOut>
      </ReachForm>
      <Visit>
        <p>
          You’re welcome here. See <a href={staffListPage.path}>who you’ll meet</a>, and{' '}
          <a href={paperWorkPage.path}>which documents to bring</a>.
        </p>
        <AddressLines address={address} />
        <OfficeMap />
      </Visit>
    </PageFrame>
  );
}
