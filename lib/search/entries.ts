/** The kinds of search results, in the order of their filters. */
export const searchKinds = ['calculator', 'guide', 'county', 'term', 'question', 'news', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A search result: a page, a county, a glossary term or a question with its answer. */
export type SearchEntry = {
  readonly kind: SearchKind;
  /** The URL; for a term or a question it has a fragment. */
  readonly href: string;
  readonly title: string;
  /** A summary, shown under the title. */
  readonly sentence: string;
  /** Its heading and its aliases in the URL. */
  readonly names?: readonly string[];
  /** Ways in which people ask for it. They count like names and are not shown. */
  readonly asked?: readonly string[];
  /** Listed after other hits: legal statements. */
  readonly isLegal?: boolean;
};

/** The text of an entry, which only refines the ranking. */
export type SearchText = {
  /** Its headings, each with its anchor. */
  readonly parts?: readonly { readonly id: string; readonly text: string }[];
  /** Other words of its text, as stems, once each, separated by spaces. */
  readonly words?: string;
  /** Sentences in which people ask for it, each as the stems of all its words, separated by spaces. */
  readonly ways?: readonly string[];
};

/** Words and phrases with the same meaning for a search, such as house and home. */
export type Synonyms = readonly (readonly string[])[];
