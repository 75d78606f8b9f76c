import type { CountyWords } from '../county-words';

/** What is written about Mahoning County alone. */
export const mahoning: CountyWords = {
  name: 'Mahoning',
  about: [
    'Youngstown is the seat. Boardman, Canfield and Poland are separate taxing districts; compare their bills with Youngstown’s. The median home is among the least expensive in Ohio’s large counties.',
    'At a low price the fixed costs of a loan weigh more. Compare the costs of lenders in dollars, and ask whether there’s a smallest loan amount.',
  ],
};
