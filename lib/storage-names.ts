/**
 * The name of everything that the site keeps in a browser; `*` is the form, questionnaire or calculator that it is for. The
 * privacy policy lists these names.
 */
export const storageNames = {
  myNumbers: 'my-numbers',
  pins: 'compare-*',
  draft: 'questionnaire:*',
  estimate: 'estimate:*',
  ticks: 'paper-work-ticks',
  attempt: 'lead:*:attempt',
  receipt: 'lead:*:receipt',
  source: 'source',
} as const;

type Filled<Name extends string> = Name extends `${infer Start}*${infer End}` ? `${Start}${string}${End}` : Name;

/** A name under which a page keeps something. */
export type StorageName = Filled<(typeof storageNames)[keyof typeof storageNames]>;

/** The name of something that is kept for `subject`: a form, a questionnaire or a calculator. */
export function storageNameOf(
  kind: 'pins' | 'draft' | 'estimate' | 'attempt' | 'receipt',
  subject: string,
): StorageName {
  return storageNames[kind].replace('*', subject) as StorageName;
}
