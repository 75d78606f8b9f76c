import type { CountyWords } from '../county-words';

/** What is written about Hamilton County alone. */
export const hamilton: CountyWords = {
  name: 'Hamilton',
  about: [
    'Cincinnati has hillside streets and many homes from before 1940. Have the foundation and the drains looked at. The city has also granted tax abatements on new and renewed homes.',
    'Ask in which year an abatement ends, and what the bill will be then. Budget for that bill, not today’s.',
  ],
};
