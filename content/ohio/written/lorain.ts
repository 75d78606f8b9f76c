import type { CountyWords } from '../county-words';

export const lorain: CountyWords = {
  name: 'Lorain',
  about: [
    'Elyria is the seat, and Lorain the largest city. Avon and Avon Lake in the east have many of the newer homes.',
    'In a new subdivision the first bill is often for the land alone. The full one, for the finished house, comes a year or more later.',
  ],
  officer:
    'in a new subdivision, ask a neighbor what the tax bill was in the second year. The first one was for a field.',
};
