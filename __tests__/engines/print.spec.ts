import { getDocumentProxy } from 'unpdf';
import { expect, test } from './fixtures';

/** The margin of a sheet in points, 14 mm as in `print.css`, less one for rounding. */
const margin = (14 * 72) / 25.4 - 1;

/** The sheets of a PDF file: their text, and anything that extends beyond the right margin. */
async function sheetsOf(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const right = page.getViewport({ scale: 1 }).width - margin;
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      const cut = texts.filter((item) => item.transform[4] + item.width > right).map((item) => item.str);
      return { text: texts.map((item) => item.str).join(''), cut };
    }),
  );
}

/** A page of each kind: how many sheets it takes, and the text of the first. */
const cases: readonly (readonly [path: string, sheets: number, first: readonly string[]])[] = [
  ['/what-will-my-monthly-payment-be-calculator', 3, ['What you would pay each month', '$3,587.93']],
  ['/refinance-analysis-calculator', 3, ['If you sell after 5 years', 'Net savings']],
  ['/renting-versus-buying-calculator', 3, ['What each would own, by length of stay', 'Owner has', 'Renter has']],
  ['/compare-loan-offers-calculator', 3, ['Offer B is cheapest from month 38 on']],
  ['/reports/tips-to-reduce-debt', 6, ['Tips To Reduce Debt']],
  ['/paper-work', 2, ['Necessary paperwork']],
  ['/contact-us', 2, ['Contact Us']],
  ['/fha', 4, ['FHA']],
  ['/ohio/franklin-county', 5, ['Franklin County']],
];

for (const [path, count, first] of cases) {
  test(`${path} prints on ${count} sheets with every amount unbroken, what matters on the first`, async ({
    visit: { tab, hands, url },
  }) => {
    await tab.goto(url + path);
    if (path.endsWith('-calculator')) await hands.hydrated();
    const sheets = await sheetsOf((await tab.print?.()) ?? new Uint8Array());
    expect(sheets.map(({ cut }) => cut)).toEqual(Array.from({ length: count }, () => []));
    const text = sheets[0]?.text.replaceAll(/\s+/g, '');
    for (const part of first) expect(text).toContain(part.replaceAll(/\s+/g, ''));
  });
}
