import { fact } from '@/content/facts/facts';
import type { CountyWords } from '../county-words';

export const hamilton: CountyWords = {
  name: 'Hamilton',
  about: [
    'Cincinnati has hillside streets and many homes from before 1940. Have the foundation and the drains looked at. The city has also granted tax abatements on new and renewed homes.',
    'Two houses on one street can have tax bills far apart when one of them has an abatement. The auditor’s page of the home shows which.',
  ],
  officer: `an abatement is a discount with a date on it. Ask which year it ends, what the bill will be then, and budget for that bill, not today’s. Cincinnati also taxes what you earn there, at ${fact('cityTaxCincinnati').text}.`,
  facts: ['cityTaxCincinnati'],
};
