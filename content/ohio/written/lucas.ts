import type { CountyWords } from '../county-words';

export const lucas: CountyWords = {
  name: 'Lucas',
  about: [
    'Toledo is the seat. Sylvania and Maumee have school districts of their own, so look up the district of each house: it sets most of your tax bill.',
    'Homes along the Maumee River and Lake Erie can be in a flood zone. If yours is, you pay for flood insurance every month too.',
  ],
  officer:
    'get the flood quote before the inspection, not after it. It’s part of the payment, and nobody mentions it at the showing.',
};
