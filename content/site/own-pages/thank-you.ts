import { reports } from '@/content/forms/reports';
import type { Copy } from '@/content/site/copy';
import { numberWord } from '@/lib/numbers/words';

export const thankYou = {
  nextHeading: 'What happens next',
  next: [
    {
      title: 'We read what you sent.',
      text: 'It goes to our loan officers, and we don’t sell it. It isn’t a loan application, and it doesn’t touch your credit.',
    },
    {
      title: 'We call or write to you.',
      text: 'We use the phone number or email address you gave. Our hours are on this page.',
    },
    {
      title: 'You gather a few documents.',
      text: 'It saves days later.',
      link: { path: '/paper-work', text: 'See the document checklist' },
    },
  ],
  reportsHeading: 'Did you ask for a free report?',
  reportsText: `All ${numberWord(reports.length)} are here. Read them on screen, print them or keep them.`,
  soonerHeading: 'Rather talk today?',
  soonerText: 'Call us in office hours. You don’t need a reference number. Your name is enough.',
} as const satisfies Copy;
