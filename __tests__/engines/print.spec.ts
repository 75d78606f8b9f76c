import { getDocumentProxy } from 'unpdf';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { company } from '@/content/lender/company';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import { screensOf } from '@/lib/questionnaire/screens';
import { typedBy } from '../helpers/people';
import { expect, test, type Visit } from './fixtures';

/** The right margin in points, less one for rounding: WebKitGTK prints with its dialog's, a quarter inch, not with those of `@page`. */
const margin = 72 / 4 - 1;

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

/** Prints the page and returns its text by sheet, after checking that nothing extends beyond the right margin. */
async function printed({ tab }: Visit): Promise<readonly string[]> {
  const sheets = await sheetsOf(await tab.print());
  expect(sheets.flatMap(({ cut }) => cut)).toEqual([]);
  return sheets.map(({ text }) => text.replaceAll(/\s+/g, ''));
}

/** Whether all text of the engine's files can be read: Firefox leaves out which characters its bold and tabular glyphs are. */
const isReadable = () => test.info().project.name !== 'firefox';

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
  test(`${path} prints on ${count} sheets with every amount unbroken, what matters on the first`, async ({ visit }) => {
    const { tab, hands, url } = visit;
    await tab.goto(url + path);
    if (path.endsWith('-calculator')) await hands.hydrated();
    const sheets = await printed(visit);
    expect(sheets).toHaveLength(count);
    if (isReadable()) for (const part of first) expect(sheets[0]).toContain(part.replaceAll(/\s+/g, ''));
  });
}

for (const questionnaire of [purchaseQuestionnaire, refinanceQuestionnaire]) {
  test(`the letter of the ${questionnaire.id} questions prints on one sheet`, async ({ visit }) => {
    const { tab, hands, url } = visit;
    const step = screensOf(questionnaire).findIndex(({ kind }) => kind === 'letter');
    // A draft without an agent, whose name is never stored, from a page that has no draft of its own to store.
    const answers = { ...typedBy('Sam'), working_with_a_real_estate_agent: 'No' };
    await tab.goto(`${url}/fha`);
    await tab.eval(
      (key: string, draft: string) => window.sessionStorage.setItem(key, draft),
      `questionnaire:${questionnaire.id}`,
      JSON.stringify({ answers, step }),
    );
    await tab.goto(url + questionnairePaths[questionnaire.id]);
    await hands.comes({ css: 'main button', text: 'Print, one sheet' });
    const sheets = await printed(visit);
    expect(sheets).toHaveLength(1);
    for (const part of ['Three questions for any lender', company.phone.display, 'Licensed in Ohio only'])
      expect(sheets[0]).toContain(part.replaceAll(/\s+/g, ''));
  });
}
