/** @jest-environment ./__tests__/site/environment.ts */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPdfs } from '@/__tests__/helpers/read-pdf';
import { reportPathOf, reportPdfOf, reports, reportWords } from '@/content/forms/reports';
import { company, companyIdentity } from '@/content/lender/company';
import { outdatedReports, readRecord } from '@/scripts/reports/record';
import { readHeaderTable } from '@/server/site/header-table';
import { out, pageAt } from './exported';

const publicFolder = join(process.cwd(), 'public');
const record = readRecord(publicFolder);
const pdfs = readPdfs(reports.map(({ slug }) => join(out, reportPdfOf(slug))));

const wordsOf = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()
    .split(' ');
const plain = (text: string) => wordsOf(text).join(' ');
const textsOf = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent ?? '');

/** The words in `wanted` that do not follow in this order in `text`. */
function missingWords(wanted: readonly string[], text: readonly string[]): readonly string[] {
  let at = 0;
  return wanted.filter((word) => {
    const found = text.indexOf(word, at);
    if (found < 0) return true;
    at = found + 1;
    return false;
  });
}

test('every PDF is as new as its page; otherwise run "npm run reports" and commit the result', () => {
  expect(outdatedReports(publicFolder, { out })).toEqual([]);
});

describe.each(reports.map((report, index) => ({ ...report, pdf: pdfs[index] })))(
  '$title',
  ({ slug, title, summary, updated, pdf }) => {
    if (!pdf) throw new Error(`out${reportPdfOf(slug)} cannot be read.`);
    const { html, document: page } = pageAt(reportPathOf(slug));
    const article = page.querySelector('[data-report="text"] article') as HTMLElement;
    const pdfText = pdf.pages.map(({ text }) => text).join(' ');

    it('is a PDF of four to six Letter pages', () => {
      expect(pdf.pages.length).toBeGreaterThanOrEqual(4);
      expect(pdf.pages.length).toBeLessThanOrEqual(6);
      expect(new Set(pdf.pages.map(({ size }) => size.join(' ')))).toEqual(new Set(['612 792']));
    });

    it('has the heading and language of its page, and is tagged for screen readers', () => {
      expect(page.querySelector('h1')?.textContent).toBe(title);
      expect(pdf).toMatchObject({ title, language: 'en-US', isTagged: true });
      const roles = pdf.pages.flatMap((sheet) => sheet.roles);
      expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
      expect(roles.filter((role) => role === 'Table')).toHaveLength(article.querySelectorAll('table').length);
      expect(roles.filter((role) => role === 'TH').length).toBeGreaterThanOrEqual(
        article.querySelectorAll('thead th').length,
      );
      expect(roles.filter((role) => role === 'LI').length).toBeGreaterThanOrEqual(
        article.querySelectorAll('li').length,
      );
    });

    it('contains every heading of its page, and an outline entry for each', () => {
      const headings = textsOf([page.querySelector('main h1') as Element, ...article.querySelectorAll('h2, h3')]);
      const text = plain(pdfText);
      expect(headings.length).toBeGreaterThan(8);
      expect(headings.filter((heading) => !text.includes(plain(heading)))).toEqual([]);
      expect(pdf.bookmarks.map(plain)).toEqual(headings.map(plain));
      expect(pdf.pages[0]?.jumps).toBe(page.querySelectorAll('[data-report="text"] nav a').length);
      expect(pdf.pages[0]?.jumps).toBeGreaterThan(8);
    });

    it('contains every word of its page in the same order', () => {
      const blocks = textsOf(article.querySelectorAll('h2, h3, p, li, th, td'));
      expect(missingWords(wordsOf(blocks.join(' ')), wordsOf(pdfText))).toEqual([]);
      expect(plain(pdfText)).toContain(plain(summary));
    });

    it('links to every URL its page links to, in full', () => {
      const site = record[slug]?.siteUrl ?? '';
      const wanted = [...article.querySelectorAll('a')].map(
        (link) => new URL(link.getAttribute('href') ?? '', `${site}/`).href,
      );
      const found = pdf.pages.flatMap((sheet) => sheet.links);
      expect(wanted.length).toBeGreaterThan(5);
      expect(wanted.filter((href) => !found.includes(href))).toEqual([]);
      expect(found.filter((href) => !wanted.includes(href))).toEqual([]);
    });

    it('prints its title, who is licensed where, and the page number on every page', () => {
      pdf.pages.forEach(({ text }, index) => {
        for (const line of reportWords.compliance) expect(text).toContain(line);
        expect(reportWords.compliance.join(' ')).toContain(companyIdentity);
        expect(text).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
        expect(plain(text)).toContain(plain(title));
      });
    });

    it('is a page without script that search engines index, and its PDF is not', () => {
      expect(html).not.toMatch(/<script(?! type="(?:application\/ld\+json|speculationrules)")/);
      expect(html).not.toContain('name="robots"');
      expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain(reportPathOf(slug));
      expect(readHeaderTable(out)[reportPdfOf(slug)]).toEqual({ 'x-robots-tag': 'noindex' });
    });

    it('is offered after a request, as a page and as a PDF, with and without script', () => {
      const links = [...pageAt('/thank-you').document.querySelectorAll('main a')].map((link) =>
        link.getAttribute('href'),
      );
      // The receipt's words are in the data of the form's page.
      const form = pageAt('/free-reports').html;
      for (const address of [reportPathOf(slug), reportPdfOf(slug)]) {
        expect(links).toContain(address);
        expect(form).toContain(address);
      }
    });

    it('has a letterhead with logo, phone and date for print, and leaves out the rest of the page', () => {
      const head = page.querySelector('[data-report="letterhead"]');
      expect(head?.textContent).toContain(company.name);
      expect(head?.textContent).toContain('Equal Housing Opportunity');
      expect(head?.querySelector('svg')).not.toBeNull();
      expect(article.querySelector(`a[href="${company.phone.href}"]`)?.textContent).toBe(company.phone.display);
      expect(page.querySelector('main time')?.getAttribute('datetime')).toBe(updated);
      expect(page.querySelector('main aside')?.getAttribute('data-print')).toBe('no');
    });
  },
);
