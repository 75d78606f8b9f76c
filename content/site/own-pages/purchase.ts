import { company } from '@/content/lender/company';
import type { Copy } from '@/content/site/copy';
import { capitalized, numberWord } from '@/lib/numbers/words';

const steps = [
  {
    title: 'See how much you can borrow',
    text: 'Income, debts and savings in, a price range out',
    path: '/how-much-can-i-afford-calculator',
  },
  {
    title: 'Work out the monthly payment',
    text: 'With your county’s taxes and your insurance',
    path: '/what-will-my-monthly-payment-be-calculator',
  },
  {
    title: 'Compare the loans',
    text: 'Fixed or adjustable, and for how long',
    path: '/which-loan-is-right-for-me',
  },
  {
    title: 'Gather the paperwork',
    text: 'Bank statements, W-2s, pay stubs and the rest',
    path: '/paper-work',
  },
  { title: 'Ask for a quick quote', text: 'Two minutes, no obligation', path: '/quick-quote' },
  { title: 'Apply when you’re ready', text: 'On our secure application site', path: 'apply' },
] as const;

export const purchase = {
  consultationLink: 'Free consultation',
  journey: {
    heading: 'Begin Your Journey',
    lead: `${capitalized(numberWord(steps.length))} steps, in the order that saves the most time. Start anywhere.`,
    steps,
  },
  consultation: {
    heading: 'Free consultation',
    lead: `Tell us how to reach you and what you have in mind. A loan officer will call within ${company.answerWithin}.`,
    next: [
      { title: 'We call you.', text: `At the time of day you choose, from a ${company.address.city} number.` },
      {
        title: 'We talk for about 20 minutes.',
        text: 'Your plans, your income, your savings. No credit check for the call.',
      },
      {
        title: 'You get it in writing.',
        text: 'The loans that fit, what each costs a month, and what to gather.',
      },
    ],
  },
} as const satisfies Copy;
