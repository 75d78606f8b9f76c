import { FormSection } from '@/app/frames/form-section';
import { CallSheetDoor } from '@/app/frames/lead';
import { PageFrame, PageTop } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { ApplyLink } from '@/components/controls/button';
import { EndCall } from '@/components/page/prose';
import { ReportSummaries } from '@/components/sections/report';
import { freeReportForm } from '@/content/forms/free-report';
import { reportPathOf, reports } from '@/content/forms/reports';
import { company } from '@/content/lender/company';
import { freeReportsPage } from '@/content/site/own-pages/entries';
import { formPages } from '@/content/site/own-pages/form-pages';

export const metadata = metadataOf(freeReportsPage);

const copy = formPages.freeReports;
const summaries = reports.map((report) => ({ ...report, href: reportPathOf(report.slug) }));

export default function FreeReportsPage() {
  return (
    <PageFrame page={freeReportsPage} sheet={<CallSheetDoor path={freeReportsPage.path} />}>
      <PageTop page={freeReportsPage} />
      <FormSection
        id="report"
        form={freeReportForm}
        copy={copy}
        notice={<p className="small">{copy.reportsNote}</p>}
        beside={<ReportSummaries heading={copy.insideHeading} reports={summaries} />}
        end={
          <EndCall text="Ready for the full application?">
            <ApplyLink href={company.links.apply} />
          </EndCall>
        }
      />
    </PageFrame>
  );
}
