import type { SearchKind } from '@/lib/search/entries';

export const kindNames: Readonly<Record<SearchKind, readonly [one: string, several: string]>> = {
  calculator: ['Calculator', 'Calculators'],
  guide: ['Guide', 'Guides'],
  county: ['County', 'Counties'],
  term: ['Term', 'Terms'],
  question: ['Question', 'Questions'],
  news: ['News', 'News'],
  page: ['Page', 'Pages'],
};
