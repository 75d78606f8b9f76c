import { company } from '@/content/lender/company';
import type { FhaKind, HelpProgram, LoanKind } from '@/content/schema/lender';

/** The guide "Which loan is right for me?": loans by years of stay, and the good and the bad of each kind of loan. */
export const whichLoan = {
  stayHeading: 'How long do you plan to stay?',
  stayNote: 'ARM is short for adjustable rate mortgage.',
  /** From and to are years, for the chart; `to` is null when there is no end. */
  stay: [
    { years: '1–3 years', from: 1, to: 3, loans: '3/1 ARM, 1 year ARM or 6 month ARM' },
    { years: '3–5 years', from: 3, to: 5, loans: '5/1 ARM' },
    { years: '5–7 years', from: 5, to: 7, loans: '7/1 ARM' },
    { years: '7–10 years', from: 7, to: 10, loans: '10/1 ARM, 30 yr fixed or 15 yr fixed' },
    { years: '10 plus', from: 10, to: null, loans: '30 or 15 year fixed' },
  ],
  comparisons: [
    {
      id: 'fixed',
      name: 'Fixed rate loans',
      summary: 'One rate, one principal and interest payment, from the first month to the last.',
      advantages: [
        'Principal and interest never change, whatever the market does',
        'Simple to plan around for 15 or 30 years',
        'A 15 year term builds equity fast and cuts total interest',
      ],
      disadvantages: [
        'Starts at a higher rate than most adjustable loans',
        'If rates fall you must refinance to benefit',
        'You pay for certainty you may not use if you move early',
      ],
    },
    {
      id: 'arm',
      name: 'Adjustable rate mortgages (ARMs)',
      summary: 'A lower rate for the first months or years, then one that follows an index, within caps.',
      note: 'New ARMs usually adjust every six months after the first period. They’re written 5/6, 7/6 or 10/6.',
      advantages: [
        'Lower payment at the start',
        'Good value if you sell before the first adjustment',
        'The rate can fall without refinancing',
      ],
      disadvantages: [
        'The payment can rise at each adjustment',
        'Caps, margins and indexes take effort to compare',
        'Harder to budget once the fixed period ends',
      ],
    },
    {
      id: 'balloon',
      name: 'Balloon mortgages',
      summary: 'Payments sized for 30 years, with everything left due at once after five or seven.',
      note: 'Balloon mortgages are rare today. You may still meet one in a private sale.',
      advantages: ['Rate often below a 30 year fixed', 'Works when you’re certain to sell first'],
      disadvantages: [
        'The whole balance falls due on one date',
        'If you can’t refinance or sell, you could lose the home',
      ],
    },
    {
      id: 'first',
      name: 'First-time buyer programs',
      summary: 'State, county and federal programs with smaller down payments or help toward one.',
      advantages: ['Low down payment, sometimes with a grant or second loan', 'Easier credit rules on many programs'],
      disadvantages: [
        'Income and price limits apply',
        'You may have to repay help if you move early',
        'Some add mortgage insurance for the life of the loan',
      ],
    },
    {
      id: 'nopoint',
      name: 'No point, no fee loans',
      summary: 'The lender covers points and lender fees; the rate is higher to pay for it.',
      advantages: ['Less cash needed at closing', 'Sensible if you’ll refinance or move within a few years'],
      disadvantages: [
        'A higher rate for as long as you keep the loan',
        'Over many years it costs more than paying the fees',
        'You still pay title, appraisal, recording and prepaid items unless the lender covers them too',
      ],
    },
    {
      id: 'heloc',
      name: 'Home equity line of credit (HELOC)',
      summary: 'A revolving line secured by your home, usually at a variable rate.',
      advantages: ['Borrow only what you need, when you need it', 'Interest is charged only on what you have drawn'],
      disadvantages: [
        'The rate moves with the market',
        'Payments jump when the draw period ends',
        'Your home is the security',
      ],
    },
    {
      id: 'hel',
      name: 'Home equity fixed loan',
      summary: 'A second mortgage paid out at once, at a fixed rate and payment.',
      advantages: ['A known payment and end date', 'Leaves a low-rate first mortgage untouched'],
      disadvantages: [
        'Rate is higher than a first mortgage',
        'You pay interest on the full amount from day one',
        'A second payment to keep up',
      ],
    },
  ] satisfies readonly { readonly id: LoanKind; readonly [name: string]: unknown }[],
} as const;

const unofferedLoans = whichLoan.comparisons.filter(({ id }) => !company.makes.includes(id)).map(({ name }) => name);

/** Which loans of the guide the company does not make, as a sentence; empty when it makes all of them. */
export const unofferedLoansText =
  unofferedLoans.length === 0 ? '' : `We explain these loans and don’t make them: ${unofferedLoans.join(', ')}.`;

/** Whether the company works with a program of help for buyers, in a word or two. */
export const helpText = (program: HelpProgram): string =>
  company.helpPrograms.includes(program) ? 'Yes' : 'No; ask us who may';

export function fhaKindText(kind: FhaKind): string {
  return company.fhaKinds.includes(kind)
    ? 'We make this loan.'
    : 'We don’t make this one. Ask us, and we’ll say who may.';
}
