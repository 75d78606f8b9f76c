import type { CountyWords } from '../county-words';

/** What is written about Lorain County alone. */
export const lorain: CountyWords = {
  name: 'Lorain',
  about: [
    'Elyria is the seat. The east of the county, with Avon and Avon Lake, is newer and costs more than the cities of Lorain and Elyria.',
    'In a new subdivision the first bill is often for the land alone. The full one, for the finished house, comes a year or more later.',
  ],
  officer:
    'in a new subdivision, ask a neighbor what the tax bill was in the second year. The first one was for a field.',
};
