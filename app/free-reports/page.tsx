import { CallSheetDoor, Lead } from '@/app/frames/lead';
import { PageFrame, PageTop } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { ApplyCall } from '@/components/page/apply';
import { ReportSummaries } from '@/components/sections/report';
import { FormSection } from '@/components/shell/form-section';
import { freeReportForm } from '@/content/forms/free-report';
import { ownPage } from '@/content/site/own-pages';
import { formPages } from '@/content/site/own-pages/form-pages';

const freeReportsPage = ownPage('/free-reports');

export const metadata = metadataOf(freeReportsPage);

const copy = formPages.freeReports;

export default function FreeReportsPage() {
  return (
    <PageFrame page={freeReportsPage} sheet={<CallSheetDoor path="/free-reports" />}>
      <PageTop page={freeReportsPage} />
      <FormSection
        id="report"
        form={<Lead form={freeReportForm} />}
        copy={copy}
        notice={<p className="small">{copy.reportsNote}</p>}
        beside={<ReportSummaries />}
        end={<ApplyCall />}
      />
    </PageFrame>
  );
}
