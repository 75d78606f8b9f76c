import { fact } from '@/content/facts/facts';
import { company } from '@/content/lender/company';
import type { Copy } from '@/content/site/copy';
import { numberWord } from '@/lib/numbers/words';

/** With `who` a group does not concern everyone, and a reader may choose it by `choice`; an id is an anchor. */
const groups = [
  {
    id: 'identity',
    heading: 'You and where you have lived',
    items: [
      {
        id: 'photo-id',
        text: 'A photo ID that hasn’t expired',
        hint: 'A driver’s license or a passport, for each person on the loan.',
      },
      {
        id: 'residence',
        text: 'Your addresses for the last two years',
        hint: 'With dates. If you rented, the name and phone number of the landlord.',
      },
      {
        id: 'rent',
        text: 'Proof of rent or mortgage payments',
        hint: 'Twelve months of bank records or canceled checks, if you pay rent.',
      },
      {
        id: 'ssn',
        text: 'Your Social Security number, kept ready',
        hint: 'For the application itself. Never put it in an email or in a form on this site.',
      },
    ],
  },
  {
    id: 'income',
    heading: 'Income',
    items: [
      { id: 'pay-stubs', text: 'Recent pay stubs', hint: 'Covering the last 30 days, with the year-to-date total.' },
      {
        id: 'w2',
        text: 'W-2 forms or tax returns for the last two years',
        hint: 'A W-2 is the yearly wage form from your employer. Returns with all pages and schedules.',
      },
      {
        id: 'employers',
        text: 'Names and addresses of your employers for two years',
        hint: 'With a line on any gap in work.',
      },
      {
        id: 'other-income',
        text: 'Proof of other income you want counted',
        hint: 'Award letters for Social Security, a pension or disability. You don’t have to list alimony, child support or separate maintenance unless you want it counted.',
      },
    ],
  },
  {
    id: 'savings',
    heading: 'Savings',
    items: [
      {
        id: 'bank',
        text: 'Two months of bank statements',
        hint: 'For every account the money will come from, all pages.',
      },
      {
        id: 'retirement',
        text: 'The latest retirement and investment statements',
        hint: 'Even if you won’t touch them. They count as reserves.',
      },
      {
        id: 'deposits',
        text: 'A note on any large deposit',
        hint: 'Where it came from, with a document that shows it.',
      },
      {
        id: 'gift',
        text: 'A gift letter, if family helps',
        hint: 'It says who gives, how much, and that it doesn’t have to be paid back.',
      },
      {
        id: 'earnest',
        text: 'Proof of the earnest money you paid',
        hint: 'A copy of the check, and the statement it left from.',
      },
    ],
  },
  {
    id: 'debts',
    heading: 'Debts',
    items: [
      {
        id: 'loans',
        text: 'Latest statements for car, student and other loans',
        hint: 'The balance and the payment of each.',
      },
      {
        id: 'support',
        text: 'Documents for alimony or child support you pay',
        hint: 'The court order or the divorce decree.',
      },
      {
        id: 'bankruptcy',
        text: 'Bankruptcy or foreclosure documents',
        hint: 'All pages and the discharge, if you had one in the last seven years.',
      },
    ],
  },
  {
    id: 'buying',
    heading: 'The home you’re buying',
    who: 'For a purchase',
    choice: 'Buying a home',
    items: [
      {
        id: 'contract',
        text: 'The signed purchase agreement',
        hint: 'With every addendum and the seller’s signature.',
      },
      {
        id: 'agents',
        text: 'Names and numbers of the agents',
        hint: 'Yours and the seller’s, and the title company if you have chosen one.',
      },
      {
        id: 'insurance-quote',
        text: 'A homeowners insurance quote',
        hint: 'Ask for one as soon as your offer is accepted.',
      },
      {
        id: 'hoa',
        text: 'The association’s name and monthly fee',
        hint: 'For a condominium, or a home in a homeowners association (HOA).',
      },
    ],
  },
  {
    id: 'refinancing',
    heading: 'The home you own',
    who: 'For a refinance',
    choice: 'Refinancing',
    items: [
      {
        id: 'mortgage-statement',
        text: 'The latest statement for each mortgage',
        hint: 'First and second loans, and any line of credit.',
      },
      {
        id: 'note',
        text: 'The note from your current loan',
        hint: 'It shows the rate, the term and any penalty for paying early.',
      },
      { id: 'tax-bill', text: 'The latest property tax bill' },
      {
        id: 'policy',
        text: 'Your homeowners insurance policy',
        hint: 'The page with the coverage and the yearly cost.',
      },
    ],
  },
  {
    id: 'self-employed',
    heading: 'Your own business',
    who: `If you’re self-employed or own ${fact('selfEmployedShare').text} or more of a business`,
    choice: 'Self-employed',
    items: [
      {
        id: 'business-returns',
        text: 'Two years of business tax returns',
        hint: 'With all schedules, and any K-1 forms.',
      },
      { id: 'profit-loss', text: 'A profit and loss statement for this year' },
      { id: 'ten99', text: 'Your 1099 forms for two years', hint: 'A 1099 shows money paid to you as a contractor.' },
    ],
  },
  {
    id: 'rentals',
    heading: 'Other property',
    who: 'If you own other homes or land',
    choice: 'Owner of other property',
    items: [
      { id: 'leases', text: 'The leases now in force' },
      { id: 'other-mortgages', text: 'Mortgage, tax and insurance bills for each property' },
    ],
  },
  {
    id: 'service',
    heading: 'Military service',
    who: 'For a VA loan, backed by the U.S. Department of Veterans Affairs',
    choice: 'Veteran or in the service',
    items: [
      { id: 'coe', text: 'Your Certificate of Eligibility (COE)', hint: 'We can often get it for you online.' },
      {
        id: 'dd214',
        text: 'Form DD-214, if you have left the service',
        hint: 'Or a statement of service, if you’re on active duty.',
      },
      { id: 'award', text: 'The VA disability award letter', hint: 'It can free you from the funding fee.' },
    ],
  },
] as const;

/** How many groups, from the first on, concern everyone. */
const forEveryone = groups.findIndex((group) => 'who' in group);

/** The paperwork page: the document checklist in groups, and the words around the consultation form. */
export const paperWork = {
  heading: 'Document checklist',
  intro: `Not everyone needs every item. Start with the first ${numberWord(forEveryone)} groups, then look for the ones that fit your life. Send every page, even the blank ones: page 3 of 4 is the page an underwriter asks for.`,
  groups,
  onward: [
    {
      text: 'Wondering what happens to all this?',
      label: 'See each stage of the loan process',
      path: '/the-loan-process',
    },
    {
      text: 'Not ready to gather documents yet?',
      label: 'Work out how much you can borrow',
      path: '/how-much-can-i-afford-calculator',
    },
    { text: 'A word you don’t know?', label: 'Look it up in the glossary', path: '/glossary-terms' },
  ],
  consultation: {
    heading: 'Not sure about one of them?',
    lead: `Ask. Tell us how to reach you, and a loan officer will call within ${company.answerWithin}.`,
    next: [
      { title: 'We call you.', text: `At the time of day you choose, from a ${company.address.city} number.` },
      { title: 'We go through the list.', text: 'You can probably cross out part of it.' },
      {
        title: 'You send them safely.',
        text: 'We give you a secure place to upload your documents, or you bring them in. Please don’t use email.',
      },
    ],
  },
} as const satisfies Copy;
