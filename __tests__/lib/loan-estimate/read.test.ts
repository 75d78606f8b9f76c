import { compared } from '@/__tests__/helpers/loan-estimates/compared';
import { pageOf, pagesOf, uprightPagesOf } from '@/__tests__/helpers/loan-estimates/placed-pages';
import { federalSample, sampleWith } from '@/__tests__/helpers/loan-estimates/sample-estimates';
import { fieldNames } from '@/lib/loan-estimate/estimate';
import { formOf } from '@/lib/loan-estimate/form-pages';
import { type PageText, uprightPage } from '@/lib/loan-estimate/page-text';
import { readForms } from '@/lib/loan-estimate/read';

const sample = uprightPagesOf(federalSample);

/** A page with one of its texts replaced, or removed if the replacement is empty. */
function changed(pages: readonly PageText[], text: string, other: string): PageText[] {
  return pages.map((page) => ({
    ...page,
    items: page.items.flatMap((item) =>
      item.text === text ? (other === '' ? [] : [{ ...item, text: other, width: item.width }]) : [item],
    ),
  }));
}

const readPages = (pages: readonly PageText[]) => readForms(pages.map(uprightPage))[0];

describe('the federal sample', () => {
  it('is read field by field as printed', () => {
    const score = compared([{ estimate: federalSample, read: readForms(sample)[0], note: 'sample' }]);
    expect(score).toEqual({ wrong: [], missed: [] });
  });

  it('lists what it does not contain', () => {
    const [form] = readForms(sample);
    const blank = fieldNames.filter((name) => (federalSample.values[name] ?? null) === null);
    expect(fieldNames.filter((name) => form?.fields[name] === null)).toEqual(blank);
  });

  it('says where each value was read', () => {
    const [form] = readForms(sample);
    const place = form?.fields.loanAmount?.place;
    const words = sample[0]?.words.filter(({ left, top }) => left === place?.left && top === place.top);
    expect([place?.page, words?.map(({ text }) => text)]).toEqual([0, ['$162,000']]);
  });

  it('is read from pages in any order among other pages', () => {
    const letter = uprightPage(pageOf([{ text: 'Dear applicant, here is your Loan Estimate.', x: 60, y: 90 }]));
    const [first, second, third] = sample;
    const [form] = readForms([letter, first, letter, third, second].flatMap((page) => (page ? [page] : [])));
    expect([form?.fields.loanAmount?.place.page, form?.fields.aprPercent?.value]).toEqual([1, 4.274]);
  });
});

describe('the form a page belongs to', () => {
  it('is not determined by the sentence that names the other form', () => {
    expect(sample.map(formOf)).toEqual(['estimate', 'estimate', 'estimate']);
  });

  it('is unknown for a page with the footers of both', () => {
    const page = pageOf([
      { text: 'LOAN ESTIMATE PAGE 1 OF 3', x: 60, y: 770 },
      { text: 'CLOSING DISCLOSURE PAGE 1 OF 5', x: 60, y: 780 },
    ]);
    expect(formOf(uprightPage(page))).toBeNull();
  });

  it('does not exist in any other document', () => {
    expect(readForms([uprightPage(pageOf([{ text: 'Invoice: Loan Amount $162,000', x: 60, y: 90 }]))])).toEqual([]);
  });

  it('distinguishes two estimates in one file', () => {
    const other = uprightPagesOf(sampleWith({ loanAmount: 99_000 }));
    expect(readForms([...sample, ...other]).map(({ fields }) => fields.loanAmount?.value)).toEqual([162_000, 99_000]);
  });
});

describe('a Closing Disclosure', () => {
  const rows = (list: readonly (readonly [string, string])[], top: number) =>
    list.flatMap(([label, amount], index) => [
      { text: label, x: 60, y: top + index * 16 },
      { text: amount, x: 330, y: top + index * 16 },
    ]);
  const [first] = pagesOf(federalSample);
  const terms: PageText = {
    width: 612,
    height: 792,
    items: (first?.items ?? []).map((item) => ({
      ...item,
      text: item.text
        .replace(/^Save this.*/, 'Compare this document with your Loan Estimate.')
        .replace(/^Loan Estimate$/, 'Closing Disclosure')
        .replace(/^LOAN ESTIMATE$/, 'CLOSING DISCLOSURE')
        .replace('OF 3', 'OF 5'),
    })),
  };
  const costs = pageOf([
    { text: 'Loan Costs', x: 60, y: 60 },
    { text: 'Other Costs', x: 60, y: 400 },
    ...rows(
      [
        ['A. Origination Charges', '$1,802.00'],
        ['B. Services Borrower Did Not Shop For', '$236.55'],
        ['C. Services Borrower Did Shop For', '$2,655.50'],
        ['D. TOTAL LOAN COSTS (Borrower-Paid)', '$4,694.05'],
      ],
      80,
    ),
    ...rows(
      [
        ['E. Taxes and Other Government Fees', '$85.00'],
        ['F. Prepaids', '$2,120.80'],
        ['G. Initial Escrow Payment at Closing', '$412.25'],
        ['H. Other', '$2,400.00'],
        ['I. TOTAL OTHER COSTS (Borrower-Paid)', '$5,018.05'],
        ['J. TOTAL CLOSING COSTS (Borrower-Paid)', '$9,712.10'],
        ['Lender Credits', '-$0.00'],
      ],
      420,
    ),
    { text: 'CLOSING DISCLOSURE PAGE 2 OF 5', x: 60, y: 770 },
  ]);
  const calculations = pageOf([
    ...rows(
      [
        ['Annual Percentage Rate (APR)', '4.174%'],
        ['Total Interest Percentage (TIP)', '69.46%'],
      ],
      80,
    ),
    { text: 'CLOSING DISCLOSURE PAGE 5 OF 5', x: 60, y: 770 },
  ]);

  it('is read as the later form of the same offer', () => {
    const form = readPages([terms, costs, calculations]);
    expect(form?.form).toBe('disclosure');
    const names = ['loanAmount', 'ratePercent', 'termMonths', 'totalA', 'totalD', 'totalJ', 'aprPercent'] as const;
    expect(names.map((name) => form?.fields[name]?.value)).toEqual([162_000, 3.875, 360, 1802, 4694.05, 9712.1, 4.174]);
  });
});

describe('an ambiguous value stays empty', () => {
  const pages = pagesOf(federalSample);

  it.each([
    ['an amount with a part far away', '$162,000', '$16 2,000', 'loanAmount'],
    ['a comma in the wrong place', '$162,000', '$1,62000', 'loanAmount'],
    ['a rate without its sign', '3.875%', '3.875', 'ratePercent'],
    ['a day that is none', '2/15/2013', '2/30/2013', 'dateIssued'],
    ['a term in words', '30 years', 'thirty years', 'termMonths'],
    ['two amounts at one label', '$1,802', '$1,802 $1,900', 'totalA'],
    ['years that leave some out', 'Years 8-30', 'Years 9-30', 'mortgageInsurance'],
  ] as const)('%s', (_, text, other, name) => {
    const form = readPages(changed(pages, text, other));
    expect(form?.fields[name]).toBeNull();
  });

  it.each([
    ['Loan Amount', 'loanAmount'],
    ['Interest Rate', 'ratePercent'],
    ['LOAN TERM', 'termMonths'],
    ['A. Origination Charges', 'totalA'],
    ['Annual Percentage Rate (APR)', 'aprPercent'],
    ['LENDER', 'lender'],
  ] as const)('the value at “%s” when the label is missing', (label, name) => {
    const form = readPages(changed(pages, label, ''));
    expect(form?.fields[name]).toBeNull();
  });

  it('a lock date next to a checked NO', () => {
    const [form] = readForms(uprightPagesOf(sampleWith({ rateLocked: false })));
    expect(form?.fields.rateLocked).toBeNull();
  });

  it('a repeated label', () => {
    const [first, ...others] = pages;
    const twice = first && {
      ...first,
      items: [
        ...first.items,
        ...first.items.filter(({ text }) => text === 'LOAN TERM').map((item) => ({ ...item, y: 180 })),
      ],
    };
    expect(readPages([...(twice ? [twice] : []), ...others])?.fields.termMonths).toBeNull();
  });
});
