import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import type { Href } from '@/content/schema/copy';
import { pageEntry } from '@/content/schema/page';
import { roomPaths } from '@/lib/questionnaire/rooms';

const updated = '2026-11-22';

/** The page of the purchase questions. */
export const purchaseRoom = pageEntry('content/own-pages/rooms.ts', {
  path: roomPaths.purchase,
  kind: 'aside',
  title: 'Purchase questions',
  description: `${purchaseQuestionnaire.steps.length} short questions about the home you want to buy in Ohio, one at a time, in about five minutes. Nothing is sent until you press SUBMIT on the last screen.`,
  label: 'Purchase questions',
  updated,
  facts: [
    'fhaDownPayment',
    'fhaScore',
    'pmiFreeDownPayment',
    'fhaUpfrontPremium',
    'vaFeeRange',
    'vaFeeFirstUse',
    'countyTaxVintage',
  ],
});

/** The page of the refinance questions. */
export const refinanceRoom = pageEntry('content/own-pages/rooms.ts', {
  path: roomPaths.refinance,
  kind: 'aside',
  title: 'Refinance questions',
  description: `${refinanceQuestionnaire.steps.length} short questions about your home in Ohio and its loan, one at a time, in about five minutes. Nothing is sent until you press SUBMIT on the last screen.`,
  label: 'Refinance questions',
  updated,
  facts: ['fhaDownPayment', 'fhaScore', 'fhaUpfrontPremium', 'vaFeeRange', 'vaFeeFirstUse', 'countyTaxVintage'],
});

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
