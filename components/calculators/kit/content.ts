import type { MoneyField, MonthsField } from '@/lib/calculators/definition';
import type { NoScriptTexts } from './no-script';
import type { ScheduleTexts } from './schedule.client';

/** The inputs for trying out extra payments, the same on every calculator with a schedule. */
export type ExtraFields = {
  readonly extraMonthly: MoneyField;
  readonly extraOnce: MoneyField;
  readonly extraOnceMonth: MonthsField;
};

/** A link that leads on from a result. */
export type NextLink = { readonly label: string; readonly href: string };

/** A part of a ring: its name in the table, and the few words under its percentage in the middle. */
export type PartText = { readonly label: string; readonly middle: string };

/** Why there is no answer, and what to do about it. */
export type Refusal = { readonly title: string; readonly text: string };

/** What a page hands to any calculator. */
export type ScreenProps<Content> = {
  readonly content: Content;
  readonly schedule: ScheduleTexts;
  readonly withoutScript: NoScriptTexts;
};

/** The middle words of a ring by part. */
export function middleOf(parts: Readonly<Record<string, PartText>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, part.middle]));
}
