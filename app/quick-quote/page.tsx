import { CallSheetDoor, Lead } from '@/app/frames/lead';
import { PageFrame, PageTop } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { CallOut } from '@/components/page/call-out';
import { FormSection } from '@/components/shell/form-section';
import { quickQuoteForm } from '@/content/forms/quick-quote';
import { ownPage } from '@/content/site/own-pages';
import { formPages } from '@/content/site/own-pages/form-pages';

const quickQuotePage = ownPage('/quick-quote');

export const metadata = metadataOf(quickQuotePage);

const copy = formPages.quickQuote;

export default function QuickQuotePage() {
  return (
    <PageFrame page={quickQuotePage} sheet={<CallSheetDoor path="/quick-quote" />}>
      <PageTop page={quickQuotePage} />
      <FormSection
        id="quote"
        form={<Lead form={quickQuoteForm} />}
        copy={copy}
        notice={
          <CallOut>
            <p>{copy.notice}</p>
          </CallOut>
        }
      />
    </PageFrame>
  );
}
