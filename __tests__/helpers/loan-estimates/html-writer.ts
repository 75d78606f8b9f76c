import { type DrawnEstimate, type PrintedLine, printedDollars } from './drawn';
import {
  adjustableRows,
  type Choice,
  cashRows,
  costsSentence,
  headerTexts,
  paymentCells,
  sectionTitles,
  termRows,
} from './form-texts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const dollars = (value: number | null) => (value === null ? '' : printedDollars(value));
const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (rows: readonly string[], kind = '') => `<table class="${kind}">${rows.join('')}</table>`;

/** Boxes as text, or drawn by their borders. */
function choices(list: readonly Choice[], { mark }: DrawnEstimate): string {
  const box = (isChecked: boolean) => {
    if (mark === 'symbol') return isChecked ? '☒' : '☐';
    return `<i class="${mark === 'lines' && isChecked ? 'on' : ''}">${mark === 'letter' && isChecked ? 'X' : ''}</i>`;
  };
  return list.map(({ label, isChecked }) => `${box(isChecked)} ${escaped(label)}`).join(' &nbsp; ');
}

function section(title: string, total: number | null, lines: readonly PrintedLine[]): string {
  return table(
    [
      `<tr class="h"><th>${escaped(title)}</th><td>${dollars(total)}</td></tr>`,
      ...lines.map(({ name, amount }) => row([escaped(name), dollars(amount)])),
    ],
    'costs',
  );
}

function pageOne(drawn: DrawnEstimate): string {
  const { values } = drawn;
  const head = headerTexts(drawn);
  const rows = termRows(drawn);
  const cells = paymentCells(drawn);
  const notes = (list: readonly string[]) => `<ul>${list.map((note) => `<li>${escaped(note)}</li>`).join('')}</ul>`;
  const entries = (list: readonly (readonly string[])[]) =>
    list.map(([label = '', entry = '']) => row([`<b>${label}</b>`, escaped(entry)]));
  const across = (label: string, list: readonly string[]) => row([label, ...list]);
  return `<p class="top"><span>EXAMPLE FORM</span> <small>Save this Loan Estimate to compare with your Closing Disclosure.</small></p>
<div class="two"><div><h1>Loan Estimate</h1>${table(entries(head.left))}</div>
${table([
  ...entries(head.right),
  row(['<b>LOAN TYPE</b>', choices(head.types, drawn)]),
  row(['<b>LOAN ID #</b>', '123456789']),
  row(['<b>RATE LOCK</b>', `${choices(head.lock, drawn)}<br><small>${head.expiry.join(' ')}</small>`]),
])}</div>
${table(
  [
    '<tr><th><h2>Loan Terms</h2></th><td></td><th>Can this amount increase after closing?</th></tr>',
    ...rows.terms.map(([label, value, answer, list]) =>
      row([`<b>${escaped(label)}</b>`, value, `<b>${answer}</b>${notes(list)}`]),
    ),
    '<tr><td></td><td></td><th>Does the loan have these features?</th></tr>',
    ...rows.features.map(([label, answer, list]) => row([`<b>${label}</b>`, '', `<b>${answer}</b>${notes(list)}`])),
  ],
  'terms',
)}
<h2>Projected Payments</h2>
${table(
  [
    across(
      '<b>Payment Calculation</b>',
      cells.heads.map((text) => `<b>${text}</b>`),
    ),
    across(
      'Principal &amp; Interest',
      cells.interest.map((lines) => lines.join('<br>')),
    ),
    across('Mortgage Insurance', cells.insurance),
    across('Estimated Escrow<br><small>Amount can increase over time</small>', cells.escrow),
    across(
      '<b>Estimated Total<br>Monthly Payment</b>',
      cells.total.map((text) => `<b>${text}</b>`),
    ),
  ],
  'payments',
)}
${table(
  [
    row([
      '<b>Estimated Taxes, Insurance<br>&amp; Assessments</b><br><small>Amount can increase over time</small>',
      `${dollars(values.taxesAndInsurance)}<br>a month`,
      table([
        row(['<b>This estimate includes</b>', '<b>In escrow?</b>']),
        row([
          choices([{ label: 'Property Taxes', isChecked: true }], drawn),
          values.taxesInEscrow?.toUpperCase() ?? '',
        ]),
        row([
          choices([{ label: 'Homeowner’s Insurance', isChecked: true }], drawn),
          values.insuranceInEscrow?.toUpperCase() ?? '',
        ]),
        row([choices([{ label: 'Other:', isChecked: false }], drawn), '']),
      ]),
    ]),
  ],
  'taxes',
)}
<h2>Costs at Closing</h2>
${table(
  [
    row([
      '<b>Estimated Closing Costs</b>',
      dollars(values.closingCosts),
      `<small>${costsSentence(drawn).join(' ')}</small>`,
    ]),
    row([
      '<b>Estimated Cash to Close</b>',
      dollars(drawn.hasSeller ? values.cashToClose : Math.abs(values.cashToClose ?? 0)),
      drawn.hasSeller
        ? '<small>Includes Closing Costs. See Calculating Cash to Close on page 2 for details.</small>'
        : choices(
            [
              { label: 'From', isChecked: (values.cashToClose ?? 0) >= 0 },
              { label: 'To Borrower', isChecked: (values.cashToClose ?? 0) < 0 },
            ],
            drawn,
          ),
    ]),
  ],
  'closing',
)}`;
}

function pageTwo(drawn: DrawnEstimate): string {
  const { values, printed } = drawn;
  const tables = adjustableRows(drawn);
  const answers = (rows: readonly (readonly (string | null)[])[]) =>
    table(rows.map(([label, entry]) => row([`<b>${escaped(label ?? '')}</b>`, escaped(entry ?? '')])));
  return `<h2>Closing Cost Details</h2>
<div class="two"><div><h2>Loan Costs</h2>
${section(sectionTitles.A, values.totalA, printed.A)}${section(sectionTitles.B, values.totalB, printed.B)}
${section(sectionTitles.C, values.totalC, printed.C)}${section(sectionTitles.D, values.totalD, [])}</div>
<div><h2>Other Costs</h2>
${section(sectionTitles.E, values.totalE, printed.E)}${section(sectionTitles.F, values.totalF, printed.F)}
${section(sectionTitles.G, values.totalG, printed.G)}${section(sectionTitles.H, values.totalH, printed.H)}
${section(sectionTitles.I, values.totalI, [])}
${section(sectionTitles.J, values.totalJ, [
  { name: 'D + I', amount: (values.totalD ?? 0) + (values.totalI ?? 0) },
  { name: 'Lender Credits', amount: values.lenderCredits ? -values.lenderCredits : null },
])}
<h2>Calculating Cash to Close</h2>
${table(
  [
    ...cashRows(drawn).map(([label, amount]) => row([label, amount])),
    row(['<b>Estimated Cash to Close</b>', dollars(values.cashToClose)]),
  ],
  'costs',
)}</div></div>
${
  tables
    ? `<div class="two small"><div><h2>Adjustable Payment (AP) Table</h2>${answers(tables.payments)}</div>
<div><h2>Adjustable Interest Rate (AIR) Table</h2>${answers(tables.rates)}</div></div>`
    : ''
}`;
}

function pageThree({ values }: DrawnEstimate): string {
  const contact = (...cells: readonly string[]) => row(cells.map((text) => escaped(text)));
  return `<h2>Additional Information About This Loan</h2>
${table(
  [
    contact('LENDER', values.lender ?? '', 'MORTGAGE BROKER', ''),
    contact('NMLS/__ LICENSE ID', '000000', 'NMLS/__ LICENSE ID', ''),
    contact('LOAN OFFICER', 'Joe Smith', 'LOAN OFFICER', ''),
    contact('NMLS/__ LICENSE ID', '12345', 'NMLS/__ LICENSE ID', ''),
    contact('EMAIL', 'joesmith@example.com', 'EMAIL', ''),
    contact('PHONE', '123-456-7890', 'PHONE', ''),
  ],
  'contacts',
)}
<h2>Comparisons</h2><p>Use these measures to compare this loan with other loans.</p>
${table(
  [
    `<tr><td rowspan="2"><b>In 5 Years</b></td><td>${dollars(values.paidInFiveYears)}</td><td>Total you will have paid in principal, interest, mortgage insurance, and loan costs.</td></tr>`,
    row([dollars(values.principalInFiveYears), 'Principal you will have paid off.']),
    row([
      '<b>Annual Percentage Rate (APR)</b>',
      `${values.aprPercent}%`,
      'Your costs over the loan term expressed as a rate. This is not your interest rate.',
    ]),
    row([
      '<b>Total Interest Percentage (TIP)</b>',
      `${values.tipPercent}%`,
      'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
    ]),
  ],
  'compare',
)}
<h2>Other Considerations</h2><p><b>Appraisal</b> We may order an appraisal to determine the property’s value.</p>`;
}

const css = `@page{size:letter;margin:36pt}
*{box-sizing:border-box}body{font:8.5pt/1.25 Helvetica,Arial,sans-serif;margin:0}
main{break-after:page}h1{font-size:18pt;margin:0}h2{font-size:11pt;margin:6pt 0 2pt}p{margin:2pt 0}small{font-size:6.5pt}
table{width:100%;border-collapse:collapse}td,th{text-align:left;vertical-align:top;padding:1pt 3pt}ul{margin:0;padding-left:12pt}
.top{display:flex;justify-content:space-between}.two{display:flex;gap:18pt}.two>*{flex:1;width:50%}
.terms td:nth-child(1){width:28%}.terms td:nth-child(2){width:17%}
.payments td{text-align:center;vertical-align:middle}.payments td:first-child{text-align:left;width:28%}
.taxes>tbody>tr>td:nth-child(1){width:28%}.taxes>tbody>tr>td:nth-child(2){width:17%}
.closing td:nth-child(1){width:28%}.closing td:nth-child(2){width:17%}
.costs td:last-child{text-align:right;width:20%}.costs{margin-bottom:5pt}
.contacts td{width:25%}.compare td:nth-child(1){width:30%}.compare tr:nth-child(2) td:nth-child(1){width:auto}
i{display:inline-block;min-width:7pt;height:7pt;border:.5pt solid;font-style:normal;font-size:7pt;line-height:7pt;text-align:center}i.on{background:#000}
.foot{font-size:7pt;display:flex;justify-content:space-between;margin-top:6pt}`;

/** Loan Estimates as one HTML document of three printed pages each, set by tables and a style sheet. */
export function htmlOf(forms: readonly DrawnEstimate[]): string {
  const pages = forms.flatMap((drawn) =>
    [pageOne(drawn), pageTwo(drawn), pageThree(drawn)].map(
      (page, index) =>
        `<main>${page}<p class="foot"><span>LOAN ESTIMATE</span><span>PAGE ${index + 1} OF 3 • LOAN ID # 123456789</span></p></main>`,
    ),
  );
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Loan Estimates</title><style>${css}</style></head><body>${pages.join('')}</body></html>`;
}
