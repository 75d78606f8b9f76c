import { fact } from '@/content/facts/facts';
import type { CountyWords } from '../county-words';

export const franklin: CountyWords = {
  name: 'Franklin',
  about: [
    'Columbus is the state capital and the county seat. The city reaches into other counties, and so do some school districts, such as Westerville and Dublin. A Columbus address may not be in the Columbus City school district.',
    'Look up the taxing district of each home. Two streets with the same ZIP code can have bills that are hundreds of dollars apart.',
  ],
  officer: `Columbus taxes what you earn there at ${fact('cityTaxColumbus').text}, and the suburb you live in may tax it too. Ask what credit it gives before you compare two towns.`,
  facts: ['cityTaxColumbus'],
};
