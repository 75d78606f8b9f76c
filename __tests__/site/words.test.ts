/** @jest-environment ./__tests__/site/environment.ts */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages, type ExportedPage, out } from './exported';

/** Words that the site does not use, and their replacements. */
const notSaid: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\b(?:usual|my|your|her|his|their) top\b|\btop (?:price|payment|monthly)\b/i, 'limit, or highest'],
  [/\bcomes? on top\b|\bgoes on top\b/i, 'is extra, or is added'],
  [/(?<!\blump )\bsums?\b/i, 'amount, total or math'],
  [/\bpapers\b/i, 'documents, or paperwork'],
  [/(?<!")\btick(?:s|ed|ing)?\b/i, 'check, or check mark'],
  [/\b(?:to|at) hand\b(?! over)/i, 'ready'],
  [/\bmain homes?\b/i, 'primary residence'],
  [/\ba (?:first )?talk\b/i, 'a call, or a conversation'],
  [/\b(?:the|these) very\b/i, 'that same, or nothing'],
  [/\bfrom \$?[\d,.]+%? on\b/i, 'or higher, or or later'],
  [/\bneed not\b/i, 'do not have to'],
  [/\bhold it against\b/i, 'compare it with'],
  [/\bturn it round\b/i, 'the other way around'],
  [/\bin the same breath\b/i, 'beside it'],
  [/\bholds? the place of\b|\bstands? in (?:until|for)\b/i, 'is a placeholder for'],
  [/\bsomebody\b/i, 'someone, or anyone'],
  [/\bhusbands?\b|\bwife\b|\bwives\b/i, 'anyone on the loan with you'],
  [/\be-mails?\b/i, 'email'],
  [/\bmonthly installments?\b(?!\?)/i, 'monthly payment'],
  [/\bone shelf\b|\bmoves you on\b|\bdone without the\b|\bdetails stay here\b/i, 'plain American English'],
  [/\bwhilst\b|\bcheque\b|\bfavour|\bcolour|\bcentre\b|\blicence\b/i, 'the American spelling'],
];

/** Attributes without words. */
const wordless = new Set([
  'class',
  'd',
  'points',
  'transform',
  'viewBox',
  'href',
  'src',
  'srcset',
  'id',
  'for',
  'style',
]);

/** All words of a page: its text, its attributes, and the texts its script may show later. */
function wordsOf({ document }: ExportedPage): string {
  const texts = [document.documentElement.textContent ?? ''];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      // The data of an island is an object of names and texts; the names are not words.
      if (!wordless.has(name)) texts.push(value.replace(/"\w+":/g, ' '));
    }
  }
  return texts.join('\n');
}

/** Each match with the words around it, and what to write instead. */
function found(text: string): readonly string[] {
  return notSaid.flatMap(([words, instead]) =>
    [...text.matchAll(new RegExp(words, `${words.flags}g`))].map(({ 0: match, index }) => {
      const around = text.slice(Math.max(0, index - 40), index + match.length + 40).replace(/\s+/g, ' ');
      return `“${match}” in “… ${around} …”: write ${instead}`;
    }),
  );
}

test.each(allPages.map((page) => [page.path, page] as const))('%s speaks American English', (_path, page) => {
  expect(found(wordsOf(page))).toEqual([]);
});

test.each(['feed.xml', 'llms.txt'])('%s speaks American English', (file) => {
  expect(found(readFileSync(join(out, file), 'utf8'))).toEqual([]);
});

test('“hello and keys” appears once on the site', () => {
  const counted = allPages.map(({ document }) => document.body.textContent?.match(/hello and keys/g)?.length ?? 0);
  expect(counted.reduce((total, count) => total + count, 0)).toBe(1);
});

test('each rule finds the word it names', () => {
  expect(found('Hold it against the papers you have to hand; taxes come on top.')).toHaveLength(4);
  expect(found('A lump sum is on paper. What’s My Monthly Installment?')).toEqual([]);
});
