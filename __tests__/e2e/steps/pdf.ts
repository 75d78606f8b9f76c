import { getDocumentProxy } from 'unpdf';

export async function pagesOf(pdf: Uint8Array): Promise<readonly string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
      return text.replaceAll(/\s+/g, ' ');
    }),
  );
}
