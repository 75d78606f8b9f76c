import { company } from '@/content/lender/company';
import { reports } from '@/content/reports';
import type { FormCopy, OnwardCopy } from '@/content/schema/copy';
import { pageEntry } from '@/content/schema/page';
import { capitalized, numberWord } from '@/lib/numbers/words';
import { purchase } from './purchase';

const { answerWithin, hoursShort } = company;

/** The page of the short application as menus, search engines and other pages need to know it. */
export const quickQuotePage = pageEntry('content/own-pages/form-pages.ts', {
  path: '/quick-quote',
  kind: 'form',
  title: 'Free Mortgage Quote in Ohio, No Credit Check',
  description:
    'Ask for a mortgage quote in about two minutes. No Social Security number and no obligation. A licensed Ohio loan officer answers with real numbers.',
  label: 'Quick Quote',
  lead: 'About two minutes of questions, and a loan officer answers with real numbers. No Social Security number, no account numbers, no credit check.',
  art: 'mailbox-house',
  menus: [
    { in: 'Purchase', order: 50 },
    { in: 'Refinance', order: 40 },
    { in: 'Next steps', order: 20, label: 'Get A Quote' },
    { in: 'Choosing a loan', order: 40, label: 'Ask for a quick quote' },
  ],
  updated: '2026-11-22',
  aliases: ['/quote-quick', '/quote', '/quickquote', '/get-a-quote', '/free-quote'],
});

/** The page that offers the free reports. */
export const freeReportsPage = pageEntry('content/own-pages/form-pages.ts', {
  path: '/free-reports',
  kind: 'form',
  title: 'Free Credit Score, Home Buying and Debt Guides',
  description: `${capitalized(numberWord(reports.length))} free guides: 10 secrets to raising your credit score, how to get the best price on your real estate purchase, and tips to reduce debt.`,
  label: 'Free Reports',
  h1: 'Access Your Free Report',
  lead: `${capitalized(numberWord(reports.length))} short guides on the questions we hear most. Read them here now, or ask for the PDFs below: you can open them at once.`,
  art: 'curb-library',
  group: 'Tools',
  menus: [
    { in: 'Tools', order: 10 },
    { in: 'Before you look', order: 40, label: `${capitalized(numberWord(reports.length))} free reports` },
  ],
  updated: '2026-11-22',
  aliases: ['/reports', '/free-report'],
});

/** The page with the office and the contact form. */
export const contactPage = pageEntry('content/own-pages/form-pages.ts', {
  path: '/contact-us',
  kind: 'form',
  title: 'Contact Us: Mortgage Lender in Columbus, Ohio',
  description:
    'Call, email, visit or write to our Columbus office. Phone, hours, address and directions, and a short form that a licensed loan officer answers.',
  label: 'Contact Us',
  lead: 'A licensed loan officer in Columbus will answer. No credit check, no Social Security number.',
  art: 'mailbox-house',
  group: 'Contact',
  menus: [
    { in: 'Contact', order: 40 },
    { in: 'Next steps', order: 50 },
  ],
  schemaType: 'ContactPage',
  updated: '2026-11-22',
  aliases: ['/contact', '/contactus', '/directions'],
});

type FormPagesCopy = {
  readonly quickQuote: PageCopy & { readonly notice: string };
  readonly call: { readonly heading: string; readonly lead: string };
  readonly freeReports: PageCopy & { readonly insideHeading: string; readonly reportsNote: string };
  readonly contact: {
    readonly heading: string;
    readonly lead: string;
    readonly officerNote: string;
    readonly chat: string;
    readonly wiring: { readonly title: string; readonly text: string };
    readonly visitHeading: string;
    /** Before, between and behind the links to the staff and to the papers. */
    readonly visit: {
      readonly before: string;
      readonly staff: string;
      readonly between: string;
      readonly papers: string;
      readonly after: string;
    };
  };
};
type PageCopy = FormCopy & { readonly onward: OnwardCopy };

/** The words above and beside the forms for a quick quote, the free reports and a message. */
export const formPages = {
  quickQuote: {
    heading: 'Ask for a quote',
    notice:
      'This is a request for a quote. It is not an application for a loan, and nothing here is a commitment to lend.',
    onward: [
      {
        text: 'Soft or hard credit check? Gifts? Student loans?',
        label: 'Read the questions people ask',
        path: '/mortgage-questions#is-it-a-soft-or-a-hard-credit-check',
      },
      {
        text: 'Want a first number right now?',
        label: 'Work out a monthly payment',
        path: '/what-will-my-monthly-payment-be-calculator',
      },
      { text: 'How we treat what you send:', label: 'Read the privacy policy', path: '/privacy-policy' },
    ],
    nextHeading: 'What happens next',
    next: [
      {
        title: 'A person reads it.',
        text: `A licensed loan officer in ${company.address.city}, within ${answerWithin}.`,
      },
      {
        title: 'We ask what is missing.',
        text: 'One call or email, in the way you prefer. Often it’s about the property tax or the insurance.',
      },
      {
        title: 'You get the numbers.',
        text: 'Two or three loans side by side: rate, annual percentage rate (APR: the yearly cost with most fees), monthly payment and cash to close, with what could change them.',
      },
      {
        title: 'You decide.',
        text: 'Take the quote to another lender if you like. A quote costs nothing and binds neither of us.',
      },
    ],
  },
  freeReports: {
    heading: 'Get Your Free Report',
    insideHeading: 'What is inside',
    reportsNote:
      'The reports are free. You don’t have to take a loan, and they’re general information, not advice for your own case.',
    onward: [
      {
        text: 'Paying two mortgages?',
        label: 'Try the debt consolidation calculator',
        path: '/debt-consolidation-calculator',
      },
      {
        text: 'Buying soon?',
        label: `See the ${numberWord(purchase.journey.steps.length)} steps to a purchase`,
        path: '/purchase',
      },
      { text: 'How we treat your address:', label: 'Read the privacy policy', path: '/privacy-policy' },
    ],
    nextHeading: 'What happens next',
    next: [
      { title: 'The PDFs are here at once.', text: 'This page shows the ones you checked, to read, print or keep.' },
      { title: 'We email them to you too.', text: `Within ${answerWithin}, so that you can find them again.` },
      {
        title: 'We may send one follow-up email.',
        text: 'To ask what you’d like to do next. We don’t sell your address or give it to advertisers.',
      },
      {
        title: 'Call if you’d rather talk.',
        text: `${company.phone.display.replace(' ', '\u00a0')}, ${hoursShort}.`,
      },
    ],
  },
  call: {
    heading: 'Request a call',
    lead: 'We call the number you give, at the time you choose.',
  },
  contact: {
    heading: 'Send a message',
    lead: `For paperwork, a loan in progress, or anything that can wait a day. A loan officer answers within ${answerWithin}.`,
    officerNote: 'The call takes about ten minutes, and you lead.',
    chat: 'Chat with us',
    wiring: {
      title: 'Wiring details?',
      text: 'Call us first, at the number above. We never change wiring details by email.',
    },
    visitHeading: 'Come by',
    visit: {
      before: 'You’re welcome here. See ',
      staff: 'who you’ll meet',
      between: ', and ',
      papers: 'which documents to bring',
      after: '.',
    },
  },
} as const satisfies FormPagesCopy;
