import type { Href } from '@/content/routes';

/** What the pages of both questionnaires say around the questions. */
export const room = {
  skip: 'Skip to the question',
  leave: 'Save and leave',
  kept: 'Your answers stay in this tab until you close it.',
  leaves: 'Leave, and keep my answers',
  withoutScript:
    'The questions need JavaScript, which is turned off or didn’t arrive. Print the list at the end of this page, call us and we’ll go through it with you, or ask for a call:',
  list: {
    heading: 'All the questions on one page',
    lead: 'Read ahead, print them, or answer them by phone:',
    summary: 'Show the questions',
    skipped: 'if so',
    ready: { label: 'What to have ready', path: '/paper-work' satisfies Href },
  },
} as const;
