import { company } from '@/content/lender/company';
import type { SearchKind } from '@/lib/search/entries';

/** What a hit of each kind is called, one and several. */
const kinds: Readonly<Record<SearchKind, readonly [one: string, several: string]>> = {
  calculator: ['Calculator', 'Calculators'],
  guide: ['Guide', 'Guides'],
  county: ['County', 'Counties'],
  term: ['Term', 'Terms'],
  question: ['Question', 'Questions'],
  news: ['News', 'News'],
  page: ['Page', 'Pages'],
};

/** The words of the search page. */
export const searchWords = {
  label: 'What are you looking for?',
  button: 'Search',
  answer: 'Answer',
  kinds,
  all: 'All',
  show: 'Show',
  failed: 'The search didn’t load. Load the page again, or use the list of pages below.',
  nothing: { before: 'No page has that. Call us at', after: 'or try one word.', phone: company.phone },
  listHeading: 'Every page',
  newsHeading: 'News',
  otherHeading: 'More',
} as const;

/** The words of the search field of the glossary and of the page for unknown addresses. */
export const searchFieldWords = {
  glossary: { label: 'Find a word', button: 'Search' },
  notFound: { label: 'Or search the site', button: 'Search' },
} as const;
