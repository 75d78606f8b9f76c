import type { MoneyField, MonthsField } from '@/lib/calculators/definition';

/** The fields for extra payments, the same on every calculator with a schedule. */
export type ExtraFields = {
  readonly extraMonthly: MoneyField;
  readonly extraOnce: MoneyField;
  readonly extraOnceMonth: MonthsField;
};

/** A link from a result to another page. */
export type NextLink = { readonly label: string; readonly href: string };

/** A phone number as printed, and its `tel:` address. */
export type Phone = { readonly display: string; readonly href: string };

/** A part of a ring: its name in the table, and the few words under its percentage in the middle. */
export type PartText = { readonly label: string; readonly middle: string };

/** A message with its title. */
export type Message = { readonly title: string; readonly text: string };

/** The sentence that a visitor without script sees, before the phone number. */
export type NoScriptTexts = { readonly text: string; readonly phone: Phone };

/** The words of a payment schedule. */
export type ScheduleTexts = {
  readonly title: string;
  readonly extraLegend: string;
  readonly extraHint: string;
  /** Shown when there is no loan to divide into payments. */
  readonly none: string;
};

/** Where a figure or a method comes from. */
export type WorkSource = { readonly name: string; readonly url?: string };

/** The part of "Show the work" that does not depend on the inputs. */
export type WorkNotes = {
  readonly title: string;
  /** The calculation in a few plain sentences. */
  readonly words: readonly string[];
  readonly assumptions: readonly string[];
  readonly leftOut: readonly string[];
  readonly sources: readonly WorkSource[];
};

/** The closing note of every calculator. */
export type EstimateTexts = {
  readonly note: string;
  readonly ask: string;
  readonly phone: Phone;
  readonly hours: string;
  readonly quote: NextLink;
};

/** What a page passes to any calculator. */
export type ScreenProps<Content> = {
  readonly content: Content;
  readonly schedule: ScheduleTexts;
  readonly withoutScript: NoScriptTexts;
};
