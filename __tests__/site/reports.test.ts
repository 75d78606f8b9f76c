import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { readPdfs } from '@/__tests__/helpers/read-pdf';
import { company } from '@/content/company';
import { reportPathOf, reportPdfOf, reports } from '@/content/reports';
import { siteUrl } from '@/content/settings';
import { readReport } from '@/scripts/reports/read-report';
import { typeset } from '@/scripts/reports/typeset';
import { readHeaderTable } from '@/server/headers';

const out = join(process.cwd(), 'out');
const pdfs = readPdfs(reports.map(({ slug }) => join(out, reportPdfOf(slug))));
const wordsOf = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()
    .split(' ');
const plain = (text: string) => wordsOf(text).join(' ');

/** The words of `wanted` that do not follow in this order in `text`. */
function missingWords(wanted: readonly string[], text: readonly string[]): readonly string[] {
  let at = 0;
  return wanted.filter((word) => {
    const found = text.indexOf(word, at);
    if (found < 0) return true;
    at = found + 1;
    return false;
  });
}

describe.each(reports.map((report, index) => ({ ...report, pdf: pdfs[index] })))(
  '$title',
  ({ slug, title, summary, updated, pdf }) => {
    if (!pdf) throw new Error(`out${reportPdfOf(slug)} cannot be read.`);
    const html = readFileSync(join(out, `${reportPathOf(slug)}.html`), 'utf8');
    const root = parse(html);
    const article = root.querySelector('[data-report="text"] article') as HTMLElement;
    const pdfText = pdf.pages.map((page) => page.text).join(' ');

    it('is a PDF of four to six Letter pages', () => {
      expect(pdf.pages.length).toBeGreaterThanOrEqual(4);
      expect(pdf.pages.length).toBeLessThanOrEqual(6);
      expect(new Set(pdf.pages.map(({ size }) => size.join(' ')))).toEqual(new Set(['612 792']));
    });

    it('says its title, author and language, and is tagged for screen readers', () => {
      expect(pdf).toMatchObject({ title, author: company.name, language: 'en-US', isTagged: true });
      const roles = pdf.pages.flatMap((page) => page.roles);
      expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
      expect(roles.filter((role) => role === 'Table')).toHaveLength(article.querySelectorAll('table').length);
      expect(roles.filter((role) => role === 'LI').length).toBeGreaterThanOrEqual(
        article.querySelectorAll('li').length,
      );
    });

    it('has every heading of its page, and a bookmark for each section', () => {
      const headings = [root.querySelector('h1') as HTMLElement, ...article.querySelectorAll('h2, h3')];
      const text = plain(pdfText);
      expect(headings.length).toBeGreaterThan(8);
      expect(headings.map((heading) => plain(heading.text)).filter((heading) => !text.includes(heading))).toEqual([]);
      const sections = article.querySelectorAll('h2').filter((heading) => heading.id !== 'questions');
      expect(pdf.bookmarks).toEqual(sections.map((heading) => heading.text));
      expect(pdf.pages[0]?.jumps).toBe(sections.length);
    });

    it('has every word of its page in the same order', () => {
      const blocks = article.querySelectorAll('h2, h3, p, li, th, td').map((element) => element.text);
      expect(missingWords(wordsOf(blocks.join(' ')), wordsOf(pdfText))).toEqual([]);
      expect(plain(pdfText)).toContain(plain(summary));
    });

    it('has every figure of its page as often as the page', () => {
      const figures = /\$\d[\d,]*(?:\.\d\d)?|\d+(?:\.\d+)?%/g;
      const countsOf = (text: string) => {
        const counts: Record<string, number> = {};
        for (const [figure] of text.matchAll(figures)) counts[figure] = (counts[figure] ?? 0) + 1;
        return counts;
      };
      const onPage = countsOf(
        article
          .querySelectorAll('h2, h3, p, li, th, td')
          .map((each) => each.text)
          .join(' '),
      );
      expect(Object.keys(onPage).length).toBeGreaterThan(10);
      expect(countsOf(pdfText)).toMatchObject(onPage);
    });

    it('has every link of its page, with its whole address', () => {
      const wanted = article
        .querySelectorAll('a')
        .map((link) => new URL(link.getAttribute('href') ?? '', `${siteUrl}/`).href);
      const found = pdf.pages.flatMap((page) => page.links);
      expect(wanted.length).toBeGreaterThan(5);
      expect(wanted.filter((href) => !found.includes(href))).toEqual([]);
      expect(found.filter((href) => !wanted.includes(href))).toEqual([]);
    });

    it('says on every page who is licensed where, and which page it is', () => {
      pdf.pages.forEach(({ text }, index) => {
        expect(text).toContain(
          `${company.name}, NMLS #${company.nmls}. Licensed in Ohio only (OH). Equal Housing Opportunity.`,
        );
        expect(text).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
      });
    });

    it('is made of its page, and the same to the byte each time', async () => {
      const bytes = readFileSync(join(out, reportPdfOf(slug)));
      const report = readReport(html, siteUrl);
      expect(report.updated).toBe(updated);
      expect((await typeset(report)).equals(bytes)).toBe(true);
      expect((await typeset(report)).equals(bytes)).toBe(true);
    }, 60_000);

    it('is a page without script that search engines leave out', () => {
      expect(html).not.toMatch(/<script(?! type="(?:application\/ld\+json|speculationrules)")/);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toContain('/reports/');
      expect(readHeaderTable(out)[reportPdfOf(slug)]).toEqual({ 'x-robots-tag': 'noindex' });
    });

    it('is offered after a request, as a page and as PDF, with and without script', () => {
      const thanks = parse(readFileSync(join(out, 'thank-you.html'), 'utf8')).querySelectorAll('main a');
      const links = thanks.map((link) => link.getAttribute('href'));
      // The words of the receipt are in the data of the form's page.
      const form = readFileSync(join(out, 'free-reports.html'), 'utf8');
      for (const address of [reportPathOf(slug), reportPdfOf(slug)]) {
        expect(links).toContain(address);
        expect(form).toContain(address);
      }
    });

    it('has a letterhead and a date for print, and leaves what stands beside it out', () => {
      const head = root.querySelector('[data-report="letterhead"]');
      expect(head?.text).toContain(company.name);
      expect(head?.text).toContain('Equal Housing Opportunity');
      expect(root.querySelector('main time')?.getAttribute('datetime')).toBe(updated);
      expect(root.querySelector('aside')?.getAttribute('data-print')).toBe('no');
    });
  },
);
