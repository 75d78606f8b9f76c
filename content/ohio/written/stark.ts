import { fact } from '@/content/facts/facts';
import type { CountyWords } from '../county-words';

export const stark: CountyWords = {
  name: 'Stark',
  about: [
    'Canton is the seat, and Massillon and Alliance are the other cities. Jackson Township and North Canton are in their own school districts, and the tax rates differ.',
    `Older parts of the county had coal mines. This is one of the ${fact('mineSubsidence').text} where state law puts mine subsidence coverage into most homeowner’s policies.`,
  ],
  officer:
    'look for mine subsidence in your policy before closing. The coverage costs next to nothing, and a hole under the garage doesn’t.',
};
