import type { CountyWords } from '../county-words';

export const warren: CountyWords = {
  name: 'Warren',
  about: [
    'Lebanon is the seat. The county is between Cincinnati and Dayton, and many people who live in Mason or Springboro drive to one or the other.',
    'Values are among the highest in Ohio, and the rate is lower than in the counties of Dayton and Cincinnati. In a new subdivision you may also pay special assessments for roads and sewers, and dues to a homeowners association.',
  ],
  officer:
    'add up the dues and the special assessments before you compare two houses. They’re not in the tax rate, and you pay them all the same.',
};
