// Reads drawn Loan Estimates and prints the scores as JSON: those of a printed file, or, without one, of two writers. A
// process of its own, because Jest cannot load the reader of PDF files.
import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { type PageText, textItem, uprightPage } from '@/lib/loan-estimate/page-text';
import { readForms } from '@/lib/loan-estimate/read';
import { compared } from './compared';
import { type DrawnEstimate, drawnForms, federalSample } from './drawn';
import { helvetica, writtenByLibrary } from './library-writer';
import { writtenPlainly } from './plain-writer';
import { styleOf } from './styles';

async function pagesOf(bytes: Uint8Array): Promise<PageText[]> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const pages: PageText[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({
      width,
      height,
      items: items.flatMap((item) => ('str' in item ? [textItem(item, transform)] : [])),
    });
  }
  await pdf.destroy();
  return pages;
}

/** Each form with what was read of it; `pages` gives the three pages of a form by its place. */
async function readAll(
  forms: readonly DrawnEstimate[],
  pages: (index: number) => Promise<readonly PageText[]>,
  note: (index: number) => string,
) {
  const pairs = [];
  for (const [index, drawn] of forms.entries()) {
    const [read] = readForms((await pages(index)).map(uprightPage));
    pairs.push({ drawn, read, note: `${index} ${note(index)}` });
  }
  return compared(pairs);
}

const [count = '200', printed] = process.argv.slice(2);
const forms = drawnForms(Number(count));
if (printed) {
  const pages = await pagesOf(new Uint8Array(readFileSync(printed)));
  const scores = {
    chromium: await readAll(
      forms,
      async (index) => pages.slice(3 * index, 3 * index + 3),
      () => '',
    ),
  };
  console.log(JSON.stringify(scores));
} else {
  const widthOf = await helvetica();
  const at = (index: number) => forms[index] ?? federalSample;
  const library = (index: number) => styleOf(index);
  const plain = (index: number) => styleOf(index + 7000);
  const scores = {
    library: await readAll(
      forms,
      async (index) => pagesOf(await writtenByLibrary(at(index), library(index), index)),
      (index) => JSON.stringify(library(index)),
    ),
    plain: await readAll(
      forms,
      async (index) => pagesOf(writtenPlainly(at(index), plain(index), index, widthOf)),
      (index) => JSON.stringify(plain(index)),
    ),
  };
  console.log(JSON.stringify(scores));
}
