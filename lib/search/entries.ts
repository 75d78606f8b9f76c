/** What can be found: a part of a page under its heading, or a term of the glossary. */
export type SearchEntry = {
  readonly kind: 'page' | 'term';
  /** Its address, with the anchor of the part. */
  readonly href: string;
  /** The name of the page, or the term. */
  readonly title: string;
  /** The heading of the part; the part before the first heading has none. */
  readonly heading?: string;
  readonly text: string;
};

/** The file with all entries as JSON, which the search page fetches. */
export const searchFile = '/search.json';
