import { crumbsOf } from '@/app/frames/crumbs';
import { FormSection } from '@/app/frames/form-section';
import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { MailboxHouse } from '@/components/ui/art/mailbox-house';
import { CallOut } from '@/components/ui/call-out';
import { PageHeader } from '@/components/ui/page-header';
import { formPages } from '@/content/form-pages';
import { quickQuoteForm } from '@/content/forms/quick-quote';

export const metadata = metadataOf('/quick-quote');

const copy = formPages.quickQuote;

export default function QuickQuotePage() {
  return (
    <PageFrame path="/quick-quote">
      <PageHeader title="Quick Quote" lead={copy.lead} crumbs={crumbsOf('/quick-quote')} art={<MailboxHouse />} />
      <FormSection
        id="quote"
        form={quickQuoteForm}
        copy={{ ...copy, lead: undefined }}
        notice={
          <CallOut>
            <p>{copy.notice}</p>
          </CallOut>
        }
      />
    </PageFrame>
  );
}
