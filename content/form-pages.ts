import { company } from './company';
import { check } from './schema';
import { formPagesSchema } from './schema-copy';

const { answerWithin, hoursShort } = company;

/** The words above and beside the forms for a quick quote, the free reports and a message. */
export const formPages = check('content/form-pages.ts', formPagesSchema, {
  quickQuote: {
    heading: 'Short application',
    lead: 'About two minutes of questions, and a loan officer answers with real numbers. No Social Security number, no account numbers, no credit check.',
    notice:
      'This is a request for a quote. It is not an application for a loan, and nothing here is a commitment to lend.',
    onward: [
      {
        text: 'Not sure which loan to ask about?',
        label: 'Find the loan that fits your plans',
        path: '/which-loan-is-right-for-me',
      },
      {
        text: 'Want a first figure right now?',
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
        text: 'One call or e-mail, in the way you prefer. Often it is about the property tax or the insurance.',
      },
      {
        title: 'You get the numbers.',
        text: 'Two or three loans side by side: rate, annual percentage rate (APR), monthly payment and cash to close, with what could change them.',
      },
      {
        title: 'You decide.',
        text: 'Take the quote to another lender if you like. A quote costs nothing and binds neither of us.',
      },
    ],
  },
  freeReports: {
    banner: 'Access Your Free Report',
    heading: 'Get Your Free Report',
    insideHeading: 'What is inside',
    lead: 'Three short guides on the questions we hear most. Choose the ones you want. You can open them as soon as your request is sent.',
    reportsNote:
      'The reports are free. You need not take a loan, and they are general information, not advice for your own case.',
    onward: [
      {
        text: 'Paying two mortgages?',
        label: 'Try the debt consolidation calculator',
        path: '/debt-consolidation-calculator',
      },
      { text: 'Buying soon?', label: 'See the six steps to a purchase', path: '/purchase' },
      { text: 'How we treat your address:', label: 'Read the privacy policy', path: '/privacy-policy' },
    ],
    nextHeading: 'What happens next',
    next: [
      { title: 'The reports open on this page.', text: 'Read them here, print them or keep the PDF files.' },
      {
        title: 'We may write once.',
        text: 'To ask whether you have a question. We do not sell your address or give it to advertisers.',
      },
      {
        title: 'Call if you would rather talk.',
        text: `${company.phone.display.replace(' ', '\u00a0')}, ${hoursShort}.`,
      },
    ],
  },
  contact: {
    heading: 'Send us a message',
    lead: `Call, write, or come by. A message sent here reaches a loan officer, who answers within ${answerWithin}.`,
    panelHeading: 'Reach us directly',
    sideHeading: 'Rather start now?',
    emergency:
      'Closing soon, or worried about an e-mail with wiring details? Please call. We never change wiring details by e-mail.',
    onward: [
      { text: 'Looking for numbers?', label: 'Ask for a quick quote', path: '/quick-quote' },
      { text: 'Want to know who answers?', label: 'Meet our staff', path: '/our-staff' },
      {
        text: 'Trouble using this site?',
        label: 'Read our accessibility statement',
        path: '/ada-accessibility-statement',
      },
    ],
    nextHeading: 'What happens next',
    next: [
      {
        title: 'A loan officer reads it.',
        text: 'Not a call center. The person who answers can look at your question.',
      },
      { title: 'We call or write back.', text: `Within ${answerWithin}, in our office hours: ${hoursShort}.` },
      { title: 'You stay in charge.', text: 'One question, one answer. We do not put you on a list.' },
    ],
  },
});
