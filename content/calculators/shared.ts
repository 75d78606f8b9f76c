import { company } from '@/content/company';
import type { EstimateTexts, ExtraFields, NoScriptTexts, ScheduleTexts } from '@/lib/calculators/content/shared';
import type { Href } from '../copy';

/** The fields for extra payments, part of every calculator with a schedule. */
export const extraFields = {
  extraMonthly: {
    kind: 'money',
    label: 'Extra each month',
    note: 'Added to the payment',
    share: 'extra',
    quiet: true,
    initial: 0,
  },
  extraOnce: {
    kind: 'money',
    label: 'One extra payment',
    note: 'A bonus or a tax refund, once',
    share: 'once',
    quiet: true,
    initial: 0,
  },
  extraOnceMonth: {
    kind: 'months',
    label: 'Paid in month',
    share: 'once-month',
    quiet: true,
    initial: 12,
    atMost: 480,
  },
} as const satisfies ExtraFields;

/** The words of the schedule under a calculator. */
export const scheduleTexts = {
  title: 'Where each year’s payments go',
  extraLegend: 'Pay a little extra',
  extraHint: 'See what it does to the schedule. Check first that your loan has no fee for paying early.',
  none: 'There is no loan to divide into payments yet.',
} as const satisfies ScheduleTexts;

/** The closing note of every calculator. */
export const estimateTexts = {
  note: 'This calculator is free to use. Results are estimates. They are not a quote, an approval, an offer or a commitment to lend. Property tax and insurance change from year to year.',
  ask: 'Want us to go through it with you? Call',
  phone: company.phone,
  hours: company.hoursShort,
  quote: { label: 'Get a Quick Quote', href: '/quick-quote' satisfies Href },
} as const satisfies EstimateTexts;

/** What a visitor without script reads above the fields. */
export const withoutScript = {
  text: 'Without JavaScript this page shows the example below and cannot work out another. The steps under “Show the work” let you do it by hand, or call us and we will do it with you:',
  phone: company.phone,
} as const satisfies NoScriptTexts;
