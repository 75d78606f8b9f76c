import type { CountyWords } from '../county-words';

/** What is written about Lucas County alone. */
export const lucas: CountyWords = {
  name: 'Lucas',
  about: [
    'Toledo is the seat. The suburbs to the west and south, such as Sylvania and Maumee, have their own school districts and higher prices.',
    'Homes along the Maumee River and Lake Erie can be in a flood zone. Then flood insurance is part of the payment.',
  ],
  officer:
    'get the flood quote before the inspection, not after it. It’s part of the payment, and nobody mentions it at the showing.',
};
