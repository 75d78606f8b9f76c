import { fact } from '@/content/facts/facts';
import type { CountyWords } from '../county-words';

export const mahoning: CountyWords = {
  name: 'Mahoning',
  about: [
    'Youngstown is the seat. Boardman, Canfield and Poland are separate taxing districts; compare their bills with Youngstown’s. The median home is among the least expensive in Ohio’s large counties.',
    `Older parts of the county had coal mines. This is one of the ${fact('mineSubsidence').text} where state law puts mine subsidence coverage into most homeowner’s policies.`,
  ],
  officer: `at a low price the fixed costs of a loan weigh more than an eighth of a point does. Compare lenders in dollars, and ask whether there’s a smallest loan amount. And look up the income tax: Youngstown’s is ${fact('cityTaxYoungstown').text}.`,
  facts: ['cityTaxYoungstown'],
};
