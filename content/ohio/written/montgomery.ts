import type { CountyWords } from '../county-words';

export const montgomery: CountyWords = {
  name: 'Montgomery',
  about: [
    'Dayton is the seat. Wright-Patterson Air Force Base is next door in Greene County, so many sellers here know VA loans well.',
    'Values are lower than in most large counties and the rate is among the highest. The tax is a large part of the payment. Work it out before you set a price.',
  ],
  officer:
    'if you served, use it. Around Wright-Patterson nobody has to have a VA offer explained to them, so don’t let anyone talk you out of one.',
};
