import type { CountyWords } from '../county-words';

export const lake: CountyWords = {
  name: 'Lake',
  about: [
    'Painesville is the seat, and Mentor the largest city. This is the smallest county of Ohio by land, along the shore of Lake Erie east of Cleveland.',
    'Near the shore, ask about erosion. Inland, ask about the well and the septic system where there’s no sewer, and have both tested.',
  ],
  officer:
    'walk the lot toward the water before you offer. Bluffs move, so ask your insurance agent what the policy says about that.',
};
