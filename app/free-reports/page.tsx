import { crumbsOf } from '@/app/frames/crumbs';
import { FormSection } from '@/app/frames/form-section';
import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { ReportSummaries } from '@/components/sections/report';
import { CurbLibrary } from '@/components/ui/art/curb-library';
import { PageHeader } from '@/components/ui/page-header';
import { formPages } from '@/content/form-pages';
import { freeReportForm } from '@/content/forms/free-report';
import { reports } from '@/content/reports';

export const metadata = metadataOf('/free-reports');

const copy = formPages.freeReports;

export default function FreeReportsPage() {
  return (
    <PageFrame path="/free-reports">
      <PageHeader title={copy.banner} lead={copy.lead} crumbs={crumbsOf('/free-reports')} art={<CurbLibrary />} />
      <FormSection
        id="report"
        form={freeReportForm}
        copy={{ ...copy, lead: undefined }}
        notice={<p className="small">{copy.reportsNote}</p>}
        beside={<ReportSummaries heading={copy.insideHeading} reports={reports} />}
      />
    </PageFrame>
  );
}
