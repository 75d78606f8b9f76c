import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { ButtonLink } from '@/components/controls/button';
import { Art } from '@/components/drawings/art';
import { FigureSources, type Source } from '@/components/page/facts/sources';
import facts from '@/components/page/facts/sources.module.css';
import { Panel } from '@/components/page/panel';
import { Prose } from '@/components/page/prose';
import { reportPathOf, reportPdfOf, reports, reportWords } from '@/content/forms/reports';
import { company } from '@/content/lender/company';
import { formPages } from '@/content/site/own-pages/form-pages';
import styles from './report.module.css';

type ReportProps = { readonly report: (typeof reports)[number] };

/**
 * The page setup of a printed report: Letter paper, its title and the company at the top of every page but the first,
 * the license line and page number at the bottom. A style element, because a style sheet cannot read the page's text.
 */
export function ReportPaper({ title }: { readonly title: string }) {
  const font = 'font:8pt var(--sans);color:var(--ink-2);white-space:nowrap';
  const above = 'vertical-align:bottom;padding-bottom:5mm';
  const below = 'vertical-align:top;padding-top:4mm';
  return (
    <style href="report-paper" precedence="default">
      {[
        '@page{size:letter;margin:17mm 19mm 18mm;',
        `@top-left{content:${cssString(title)};${font};${above}}`,
        `@top-right{content:${cssString(company.name)};${font};${above}}`,
        `@bottom-left{content:${reportWords.compliance.map(cssString).join('"\\a "')};${font};${below};white-space:pre}`,
        `@bottom-right{content:"Page " counter(page) " of " counter(pages);${font};${below}}}`,
        '@page:first{margin-top:12mm;@top-left{content:none}@top-right{content:none}}',
      ].join('')}
    </style>
  );
}

function cssString(text: string): string {
  return `"${text.replace(/["\\<\n]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}

/** A printed report's logo, name and compliance line; on screen the header has them. */
export function Letterhead() {
  const { compliance, kind } = reportWords;
  return (
    <div className={styles.letterhead} data-report="letterhead">
      <Art name="mark" />
      <p>
        <b>{company.wordmark.join(' ')}</b> <span>{kind}</span>
      </p>
      <div>
        <Art name="equal-housing" />
        <p data-report="compliance">{compliance.join(' ')}</p>
      </div>
    </div>
  );
}

export function ReportSummaries() {
  return (
    <div className={classes('flow', styles.inside)}>
      <h3>{formPages.freeReports.insideHeading}</h3>
      <ul className="rows">
        {reports.map(({ slug, title, summary }) => (
          <li key={slug}>
            <a href={reportPathOf(slug)}>{title}</a> {summary}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ReportLinks() {
  return (
    <ul>
      {reports.map(({ slug, title }) => (
        <li key={slug}>
          <a href={reportPathOf(slug)}>{title}</a>, also as a{' '}
          <a href={reportPdfOf(slug)} aria-label={`PDF: ${title}`}>
            PDF
          </a>
        </li>
      ))}
    </ul>
  );
}

const drawings: Readonly<Record<(typeof reports)[number]['field'], string>> = {
  report01: 'spot-phone',
  report02: 'bungalow',
  report03: 'spot-cal',
};

export function ReportArt({ report }: ReportProps) {
  return (
    <div className={styles.art} data-report="art">
      <Art name={drawings[report.field]} />
    </div>
  );
}

/** The text of a report, after its table of contents. Lists under headings that start with "Checklist" have boxes. */
export function ReportText({ contents, children }: { readonly contents: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.text} data-report="text">
      {contents}
      <Prose article>{children}</Prose>
    </div>
  );
}

/** Not in a disclosure, because a closed one is not printed. */
export function ReportSources({ items }: { readonly items: readonly Source[] }) {
  if (items.length === 0) return null;
  return (
    <section
      className={classes('quiet t-s', facts.sources, styles.sources)}
      aria-labelledby="sources"
      data-report="sources"
    >
      <h2 id="sources">Where the figures come from</h2>
      <FigureSources items={items} />
    </section>
  );
}

export function ReportEnd() {
  const { hoursShort, phone } = company;
  return (
    <section className={`ruled ${styles.end}`} aria-labelledby="questions" data-report="end">
      <h2 id="questions">Questions about your own case?</h2>
      <p>{reportWords.endText}</p>
      <p>
        Call <a href={phone.href}>{phone.display}</a> ({hoursShort}), or ask for a{' '}
        <a href="/quick-quote">quick quote</a>.
      </p>
      <p className="small">{reportWords.noCommitment}</p>
    </section>
  );
}

export function ReportAside({ report: { slug } }: ReportProps) {
  const others = reports.filter((other) => other.slug !== slug);
  return (
    <aside className="stick" aria-label="Keep this report" data-print="no">
      <Panel>
        <h2>Keep this report</h2>
        <p>The PDF is laid out to be printed on Letter paper. You can also print this page.</p>
        <ButtonLink href={reportPdfOf(slug)} look="secondary" wide>
          Open as PDF
        </ButtonLink>
      </Panel>
      <h3 className={styles.others}>The other reports</h3>
      <ul className="rows">
        {others.map((other) => (
          <li key={other.slug}>
            <a href={reportPathOf(other.slug)}>{other.title}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
