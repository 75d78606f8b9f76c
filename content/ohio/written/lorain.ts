import type { CountyWords } from '../county-words';

/** What is written about Lorain County alone. */
export const lorain: CountyWords = {
  name: 'Lorain',
  about: [
    'Elyria is the seat. The east of the county, with Avon and Avon Lake, is newer and costs more than the cities of Lorain and Elyria.',
    'In a new subdivision the first bill is often for the land alone. Ask what the full bill of a finished house on the same street is.',
  ],
};
