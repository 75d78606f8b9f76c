import { CallLead, Lead } from '@/app/frames/lead';
import { PageFrame, PageTop } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { OpenNow } from '@/components/forms/open-now.client';
import { Island } from '@/components/island/island';
import { ReachByCall, ReachByMessage, Visit } from '@/components/sections/contact';
import { OfficerLine } from '@/components/shell/side-panel';
import { contactForm } from '@/content/forms/contact';
import { company } from '@/content/lender/company';
import { ownPage } from '@/content/site/own-pages';
import { formPages } from '@/content/site/own-pages/form-pages';

const contactPage = ownPage('/contact-us');

export const metadata = metadataOf(contactPage);

export default function ContactPage() {
  return (
    <PageFrame page={contactPage} flat>
      <PageTop page={contactPage} slim />
      <ReachByCall open={<Island of={OpenNow} props={{ hours: company.hours }} />} form={<CallLead />}>
        <OfficerLine note={formPages.contact.officerNote} />
      </ReachByCall>
      <ReachByMessage form={<Lead form={contactForm} quiet />} />
      <Visit />
    </PageFrame>
  );
}
