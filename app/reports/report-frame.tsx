import { sourcesOf } from '@/app/frames/facts';
import { PageFrame } from '@/app/frames/page-frame';
import { crumbsOf } from '@/app/seo/page-data';
import { Art } from '@/components/drawings/art';
import { PageHeader } from '@/components/page/page-header';
import { Contents, TermLink } from '@/components/page/prose';
import {
  Letterhead,
  ReportArt,
  ReportAside,
  ReportEnd,
  ReportPaper,
  ReportSources,
  ReportText,
} from '@/components/sections/report';
import { reportPathOf, reportPdfOf, reports, reportWords } from '@/content/forms/reports';
import { company } from '@/content/lender/company';
import { dayInWords } from '@/content/schema/dates';
import { quickQuotePage } from '@/content/site/own-pages/entries';
import type { reportPages } from '@/content/site/own-pages/report-pages';
import { headingsOfFile } from '@/content/site/prose';
import type { ProseText } from '@/mdx-components';

const drawings: Readonly<Record<(typeof reports)[number]['field'], string>> = {
  report01: 'spot-phone',
  report02: 'bungalow',
  report03: 'spot-cal',
};

type ReportFrameProps = {
  readonly report: (typeof reports)[number];
  readonly page: (typeof reportPages)[number];
  readonly text: ProseText;
};

/** A free report: to be read here, printed as it is, and the source of its PDF. */
export function ReportFrame({ report, page, text: Text }: ReportFrameProps) {
  const { slug, title, summary, updated } = report;
  const others = reports.filter((other) => other.slug !== slug);
  return (
    <PageFrame page={page}>
      <ReportPaper title={title} company={company.name} compliance={reportWords.compliance} />
      <Letterhead wordmark={company.wordmark} kind={reportWords.kind} compliance={reportWords.compliance} />
      <PageHeader
        title={title}
        lead={summary}
        crumbs={crumbsOf(page)}
        byline={
          <>
            <time dateTime={updated}>{dayInWords(updated)}</time>. {reportWords.kind} by {company.name}
          </>
        }
        art={
          <ReportArt>
            <Art name={drawings[report.field]} />
          </ReportArt>
        }
      />
      <div className="section">
        <div className="wrap cols">
          <ReportText contents={<Contents items={headingsOfFile(`content/reports/${slug}.mdx`)} />}>
            <Text components={{ Term: TermLink }} />
            <ReportSources items={sourcesOf(page.facts)} />
            <ReportEnd
              text={reportWords.endText}
              phone={company.phone}
              hours={company.hoursShort}
              quotePath={quickQuotePage.path}
              smallPrint={reportWords.noCommitment}
            />
          </ReportText>
          <ReportAside
            pdf={reportPdfOf(slug)}
            others={others.map((other) => ({ title: other.title, href: reportPathOf(other.slug) }))}
          />
        </div>
      </div>
    </PageFrame>
  );
}
