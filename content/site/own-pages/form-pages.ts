import { company } from '@/content/lender/company';
import type { Copy } from '@/content/site/copy';
import { numberWord } from '@/lib/numbers/words';
import { purchase } from './purchase';

const { answerWithin, hoursShort } = company;

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
    next: [
      {
        title: 'A person reads it.',
        text: `A licensed loan officer in ${company.address.city}, within ${answerWithin}.`,
      },
      {
        title: 'We ask for what’s missing.',
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
    insideHeading: 'What’s inside',
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
    next: [
      { title: 'The PDFs are here at once.', text: 'This page shows the ones you checked, to read, print or keep.' },
      { title: 'We email them to you too.', text: `Within ${answerWithin}, so that you can find them again.` },
      {
        title: 'We may send one follow-up email.',
        text: 'To ask what you’d like to do next. We don’t sell your address or give it to advertisers.',
      },
      {
        title: 'Call if you’d rather talk.',
        text: `${company.phone.display.replace(' ', '\u00a0').replace('-', '-\u2060')}, ${hoursShort}.`,
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
    wiring: {
      title: 'Wiring details?',
      text: 'Call us first, at the number above. We never change wiring details by email.',
    },
  },
} as const satisfies Copy;
