import { company } from '@/content/lender/company';
import { documentGroups } from '@/content/loans/documents';
import type { Copy } from '@/content/site/copy';
import { numberWord } from '@/lib/numbers/words';

/** How many groups, from the first on, concern everyone. */
const forEveryone = documentGroups.findIndex(({ who }) => who !== undefined);

export const paperWork = {
  heading: 'Document checklist',
  intro: `Not everyone needs every item. Start with the first ${numberWord(forEveryone)} groups, then look for the ones that fit your life. Send every page, even the blank ones: page 3 of 4 is the page an underwriter asks for.`,
  groups: documentGroups,
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
