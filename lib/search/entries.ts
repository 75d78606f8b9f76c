/** The kinds of things that can be found, in the order of their filters. */
export const searchKinds = ['calculator', 'guide', 'county', 'term', 'question', 'news', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What can be found: a page, a county, a term of the glossary or a question with its answer. */
export type SearchEntry = {
  readonly kind: SearchKind;
  /** Its address; a term, a question and a county without a page are a place on a page. */
  readonly href: string;
  readonly title: string;
  /** What it is about, shown under the title. */
  readonly sentence: string;
  /** Other names for it: its heading, and the addresses that people type. */
  readonly names?: readonly string[];
};

/** What else an entry can be found by. */
export type SearchText = {
  /** Its headings, each with its anchor. */
  readonly parts?: readonly { readonly id: string; readonly text: string }[];
  /** Other words of its text, as stems, once each, separated by spaces. */
  readonly words?: string;
};

/** Words that mean the same to a person who searches, such as house and home. */
export type Alike = readonly (readonly string[])[];
