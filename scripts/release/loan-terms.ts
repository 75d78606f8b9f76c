/** Elements whose text is one statement. */
const block = 'p, li, dd, dt, div, table, h1, h2, h3, h4, figcaption, summary, output, blockquote, label, legend';

const dollars = String.raw`\$\d[\d,]*(?:\.\d\d)?`;
const percent = String.raw`\d{1,2}(?:\.\d{1,3})?%`;
/** A percentage with decimals, as rates have them. */
const rate = String.raw`\d{1,2}\.\d{1,3}%`;
const years = String.raw`\d{1,2}[ -](?:years?|yr)\b`;

/** Patterns of statements about a loan: a payment, or a rate or an amount with its term. */
const loanPatterns: readonly RegExp[] = [
  new RegExp(`${dollars}(?: [a-z]+){0,4} (?:a|each|per|every) month`, 'i'),
  new RegExp(`payments?\\b(?: [a-z]+){0,3} ${dollars}`, 'i'),
  new RegExp(`\\b${years}[^.;$]{0,20}\\bat ${percent}`, 'i'),
  new RegExp(`\\bat ${percent}[^.;$]{0,30}\\b${years}`, 'i'),
  new RegExp(`\\brate (?:is|of|becomes|starts at|falls to|to|from) ${percent}`, 'i'),
  new RegExp(`${dollars} (?:over|for) ${years}`, 'i'),
  new RegExp(`\\d{2,3} (?:monthly )?payments of ${dollars}`, 'i'),
  new RegExp(`\\b(?:offered|priced) at ${percent}`, 'i'),
  new RegExp(`${dollars} ?/ ?mo\\b`, 'i'),
  new RegExp(`${dollars} monthly\\b`, 'i'),
  new RegExp(`payments?: ${dollars}`, 'i'),
  new RegExp(`${dollars} (?:over|for) \\d{2,3} months`, 'i'),
  new RegExp(`\\b${years}[^.;$:|]{0,20}?[ ,:]${rate}`, 'i'),
  new RegExp(`${rate}[^.;$:|]{0,20}\\b${years}`, 'i'),
  new RegExp(`\\brates?: ${percent}`, 'i'),
  new RegExp(`${rate} (?:fixed|mortgage|home loan|loan)\\b`, 'i'),
  new RegExp(`\\b(?:finance charges?|total interest)(?: [a-z]+){0,4} ${dollars}`, 'i'),
  new RegExp(`\\brates? (?:as low as|from|starting at|start at) ${percent}`, 'i'),
];

const paymentRow = /(?:monthly payment|principal and interest|each month|payments a month)\b[^$]{0,60}\$\d/i;

/** Published averages, other banks, cards and debts, existing loans, differences of payments, and amounts other than payments. */
const notOurLoans: readonly RegExp[] = [
  /\bsurvey\b|\baverage (?:30|15)-year\b|\bprime rate\b|\bfederal funds\b/i,
  /\bcards?\b|\bcar loan\b|\bstudent loan|\bcollector\b|\bdebts, \$|\bof interest a month\b|less interest a month/i,
  /\bborrowed\b|\bthey owe\b|\byou owe\b|^The loan was\b|^A plan that pays\b|^Pay \$/i,
  new RegExp(`${dollars} (?:less|more) (?:a|each) month`, 'i'),
  // A tax by the year and by the month, or in a county.
  /\ba month in [A-Z][a-z]+ County\b/,
  new RegExp(`${dollars} a year, (?:or )?(?:about )?${dollars} a month`, 'i'),
  new RegExp(`(?:gap is|gap of|extra|saves?|save each month|by no more than|wait of four weeks cost) ${dollars}`, 'i'),
  /\$0 a month|of loan\.$|rate of [\d.]+% or more/i,
];

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z“$])/);
}

/** Normalizes spaces, also before punctuation. */
function normalizeSpaces(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)%])/g, '$1')
    .trim();
}

/** The rows of a table as sentences, with the column heading before each cell. */
function rowsOf(table: Element): readonly string[] {
  const heads = [...table.querySelectorAll('thead th')].map(wordsIn);
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')]
      .map((cell, column) => `${heads[column] ?? ''} ${wordsIn(cell)}`.trim())
      .join('; '),
  );
}

const skippedElements = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SVG']);

function textBelow(node: Node): string {
  let text = '';
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === child.TEXT_NODE) text += child.nodeValue ?? '';
    if (child.nodeType !== child.ELEMENT_NODE) continue;
    const element = child as Element;
    if (skippedElements.has(element.tagName.toUpperCase()) || element.hasAttribute('hidden')) continue;
    text += element.tagName === 'TABLE' ? `${rowsOf(element).join('. ')}.` : `${textBelow(element)} `;
  }
  return text;
}

/** The text of an element without the block elements in it. */
function directText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll(`${block}, section, ul, ol, form`)) inner.remove();
  return wordsIn(copy);
}

export const wordsIn = (root: Element): string => normalizeSpaces(textBelow(root));

const headingsIn = (element: Element) => element.querySelectorAll('h1, h2, h3').length;

/** The text of its example, or of the largest element around it with at most one heading, or of its neighbors in a long text. */
function contextOf(element: Element, root: Element): string {
  const example = element.closest('[data-example]');
  if (example) return wordsIn(example);
  let context = element;
  while (context.parentElement && context.parentElement !== root && headingsIn(context.parentElement) <= 1)
    context = context.parentElement;
  if (headingsIn(context) > 0) return wordsIn(context);
  const next = context.nextElementSibling;
  const near = [context.previousElementSibling, context, next, next?.nextElementSibling];
  return near.map((each) => (each && headingsIn(each) <= 1 ? wordsIn(each) : '')).join(' ');
}

const apr = /(?:\bAPR\)?|annual percentage rate)[^.]{0,30}?\d{1,2}\.\d{3}%/i;
const count = /\b\d{2,3} (?:[a-z]+ ){0,2}payments\b/i;
const higher = /actual payment (?:will be|is) higher/i;
/** The payment includes property tax. */
const taxIncluded = /property tax[^;]*; [^;]*\$\d/i;
const adjustable = /\bARM\b[^.;]{0,30}(?:starts at|at) \d/i;

/** The disclosures that a statement requires and the text around it lacks. */
function missingTerms(context: string): readonly string[] {
  return [
    ...(apr.test(context) ? [] : ['the APR']),
    ...(count.test(context) ? [] : ['the number of payments']),
    ...(higher.test(context) || taxIncluded.test(context) ? [] : ['that the actual payment will be higher']),
    ...(adjustable.test(context) &&
    !(/\bindex\b/.test(context) && /\bmargin\b/.test(context) && /at most|cap/.test(context))
      ? ['index, margin and caps']
      : []),
    ...(adjustable.test(context) && !/rate may rise/i.test(context) ? ['that the rate may rise'] : []),
  ];
}

/** Every sentence or table row in `root` that advertises a loan: a payment, or a rate or an amount with its term. */
export function loanStatements(root: Element): readonly { readonly sentence: string; readonly element: Element }[] {
  return [...root.querySelectorAll(block)]
    .filter((element) => element.tagName === 'TABLE' || !element.closest('table'))
    .flatMap((element) => {
      const sentences = element.tagName === 'TABLE' ? rowsOf(element) : sentencesOf(directText(element));
      return sentences.map((sentence) => ({ sentence, element }));
    })
    .filter(
      ({ sentence, element }) =>
        loanPatterns.some((pattern) => pattern.test(sentence)) ||
        (element.tagName === 'TABLE' && paymentRow.test(sentence)),
    )
    .filter(({ sentence }) => !notOurLoans.some((pattern) => pattern.test(sentence)));
}

/** The statements in `root` that lack their terms. With `whole` the terms may be anywhere in `root`, as on a calculator. */
export function statementsWithoutTerms(root: Element, { whole = false } = {}): readonly string[] {
  const all = whole ? wordsIn(root) : '';
  return loanStatements(root).flatMap(({ sentence, element }) => {
    const missing = missingTerms(whole ? all : `${sentence} ${contextOf(element, root)}`);
    return missing.length === 0 ? [] : [`“${sentence}” lacks ${missing.join(', ')}`];
  });
}
