import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/controls/button';
import { Art } from '@/components/drawings/art';
import { Panel } from '@/components/page/panel';
import { Prose } from '@/components/page/prose';
import { FigureSources, type Source } from '@/components/page/sources';
import styles from './report.module.css';

type ReportPaperProps = {
  readonly title: string;
  readonly company: string;
  /** Who is licensed where, in lines. */
  readonly compliance: readonly string[];
};

/**
 * The printed pages of a report: Letter paper; above every page but the first its title and the company; below, the
 * license line and the page number. A style element of the page, because a style sheet cannot read the page's text.
 */
export function ReportPaper({ title, company, compliance }: ReportPaperProps) {
  const font = 'font:8pt var(--sans);color:var(--ink-2);white-space:nowrap';
  const above = 'vertical-align:bottom;padding-bottom:5mm';
  const below = 'vertical-align:top;padding-top:4mm';
  return (
    <style href="report-paper" precedence="default">
      {[
        '@page{size:letter;margin:17mm 19mm 18mm;',
        `@top-left{content:${cssString(title)};${font};${above}}`,
        `@top-right{content:${cssString(company)};${font};${above}}`,
        `@bottom-left{content:${compliance.map(cssString).join('"\\a "')};${font};${below};white-space:pre}`,
        `@bottom-right{content:"Page " counter(page) " of " counter(pages);${font};${below}}}`,
        '@page:first{margin-top:12mm;@top-left{content:none}@top-right{content:none}}',
      ].join('')}
    </style>
  );
}

/** A text as a string of a style sheet. */
function cssString(text: string): string {
  return `"${text.replace(/["\\<\n]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}

type LetterheadProps = {
  readonly wordmark: readonly [string, string];
  /** The kind of document. */
  readonly kind: string;
  /** Who is licensed where, in lines. */
  readonly compliance: readonly string[];
};

/** The letterhead of a printed report: logo, name and compliance line, which on the screen are in the site's header. */
export function Letterhead({ wordmark, kind, compliance }: LetterheadProps) {
  return (
    <div className={styles.letterhead} data-report="letterhead">
      <Art name="mark" />
      <p>
        <b>{wordmark.join(' ')}</b> <span>{kind}</span>
      </p>
      <div>
        <Art name="equal-housing" />
        <p data-report="compliance">{compliance.join(' ')}</p>
      </div>
    </div>
  );
}

type ReportSummariesProps = {
  readonly heading: string;
  readonly reports: readonly { readonly href: string; readonly title: string; readonly summary: string }[];
};

/** Each report as a link, with what it contains, beside the form. */
export function ReportSummaries({ heading, reports }: ReportSummariesProps) {
  return (
    <div className={styles.inside}>
      <h3>{heading}</h3>
      <ul>
        {reports.map(({ href, title, summary }) => (
          <li key={href}>
            <a href={href}>{title}</a> {summary}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The drawing in the header of a report. */
export function ReportArt({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.art} data-report="art">
      {children}
    </div>
  );
}

/** The text of a report under the list of its sections. Lists under headings that start with Checklist have boxes. */
export function ReportText({ contents, children }: { readonly contents: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.text} data-report="text">
      {contents}
      <Prose article>{children}</Prose>
    </div>
  );
}

/** The sources of a report. Not in a disclosure, because a closed one is not printed. */
export function ReportSources({ items }: { readonly items: readonly Source[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources" data-report="sources">
      <h2 id="sources">Where the figures come from</h2>
      <FigureSources items={items} />
    </section>
  );
}

type ReportEndProps = {
  readonly text: string;
  readonly phone: { readonly display: string; readonly href: string };
  /** Office hours in one line. */
  readonly hours: string;
  readonly quotePath: string;
  readonly smallPrint: string;
};

/** The end of a report: contact details and legal text. */
export function ReportEnd({ text, phone, hours, quotePath, smallPrint }: ReportEndProps) {
  return (
    <section className={styles.end} aria-labelledby="questions" data-report="end">
      <h2 id="questions">Questions about your own case?</h2>
      <p>{text}</p>
      <p>
        Call <a href={phone.href}>{phone.display}</a> ({hours}), or ask for a <a href={quotePath}>quick quote</a>.
      </p>
      <p className="small">{smallPrint}</p>
    </section>
  );
}

type ReportAsideProps = {
  readonly pdf: string;
  readonly others: readonly { readonly title: string; readonly href: string }[];
};

/** The side panel of a report: its PDF, and the other reports. */
export function ReportAside({ pdf, others }: ReportAsideProps) {
  return (
    <aside className="stick" aria-label="Keep this report" data-print="no">
      <Panel>
        <h2>Keep this report</h2>
        <p>The PDF is laid out to be printed on Letter paper. You can also print this page.</p>
        <ButtonLink href={pdf} look="secondary" wide>
          Open as PDF
        </ButtonLink>
      </Panel>
      <h3 className={styles.others}>The other reports</h3>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other.href}>
            <a href={other.href}>{other.title}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
