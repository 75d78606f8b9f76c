// Reads sample Loan Estimates from a printed file or, without one, from a writer, and prints the scores as JSON. A
// separate process, because Jest cannot load the PDF reader.
import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { type PageText, textItem, uprightPage } from '@/lib/loan-estimate/page-text';
import { readForms } from '@/lib/loan-estimate/read';
import { compared } from './compared';
import { writePlainPdf } from './plain-writer';
import { sampleEstimates } from './sample-estimates';
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

const [count = '200', printed] = process.argv.slice(2);
const printedPages = printed ? await pagesOf(new Uint8Array(readFileSync(printed))) : undefined;
const pairs = [];
for (const [index, estimate] of sampleEstimates(Number(count)).entries()) {
  const style = styleOf(index + 7000);
  const pages = printedPages?.slice(3 * index, 3 * index + 3) ?? (await pagesOf(writePlainPdf(estimate, style, index)));
  const note = printed ? `${index}` : `${index} ${JSON.stringify(style)}`;
  pairs.push({ estimate, read: readForms(pages.map(uprightPage))[0], note });
}
console.log(JSON.stringify(compared(pairs)));
