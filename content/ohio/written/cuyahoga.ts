import { fact } from '@/content/facts/facts';
import { type CountyWords, fiscalOffice } from '../county-words';

export const cuyahoga: CountyWords = {
  name: 'Cuyahoga',
  offices: fiscalOffice('Cuyahoga'),
  about: [
    'No county in Ohio has a higher rate in this survey. Home values are lower than in the counties around it, so the bill in dollars is less far apart than the rate.',
    'Cleveland and its inner suburbs have many older two-family homes. If you live in one half, the rent of the other may count toward your loan.',
  ],
  officer: `Shaker Heights and Maple Heights are two of the suburbs that inspect a home before it’s sold. Get it into the contract who fixes what’s on the list. And look up the income tax where you’ll live and work: ${fact('cityTaxCleveland').text} in Cleveland, ${fact('cityTaxEuclid').text} in Euclid.`,
  facts: ['cityTaxCleveland', 'cityTaxEuclid'],
};
