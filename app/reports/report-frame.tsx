import { PageFrame } from '@/app/frames/page-frame';
import { crumbsOf } from '@/app/seo/page-data';
import { sourcesOf } from '@/components/page/facts/facts';
import { PageHeader } from '@/components/page/page-header';
import { Contents, type ProseText, TermLink } from '@/components/page/prose';
import {
  Letterhead,
  ReportArt,
  ReportAside,
  ReportEnd,
  ReportPaper,
  ReportSources,
  ReportText,
} from '@/components/sections/report';
import { type reports, reportWords } from '@/content/forms/reports';
import { company } from '@/content/lender/company';
import { dayInWords } from '@/content/schema/dates';
import type { reportPages } from '@/content/site/own-pages/report-pages';
import { headingsOfFile } from '@/content/site/prose';

type ReportFrameProps = {
  readonly report: (typeof reports)[number];
  readonly page: (typeof reportPages)[number];
  readonly text: ProseText;
};

/** A free report, to read online or print. Its PDF is made from this page. */
export function ReportFrame({ report, page, text: Text }: ReportFrameProps) {
  const { slug, title, summary, updated } = report;
  return (
    <PageFrame page={page}>
      <ReportPaper title={title} />
      <Letterhead />
      <PageHeader
        title={title}
        lead={summary}
        crumbs={crumbsOf(page)}
        byline={
          <>
            <time dateTime={updated}>{dayInWords(updated)}</time>. {reportWords.kind} by {company.name}
          </>
        }
        art={<ReportArt report={report} />}
      />
      <div className="section">
        <div className="wrap cols">
          <ReportText contents={<Contents items={headingsOfFile(`content/reports/${slug}.mdx`)} />}>
            <Text components={{ Term: TermLink }} />
            <ReportSources items={sourcesOf(page.facts)} />
            <ReportEnd />
          </ReportText>
          <ReportAside report={report} />
        </div>
      </div>
    </PageFrame>
  );
}
