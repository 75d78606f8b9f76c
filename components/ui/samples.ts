/** A name of 60 letters, for examples with long text. */
export const longName = 'Maximiliane Wolfeschlegelsteinhausen-Featherstonehaugh-Smyth';

/** An amount of nine digits, for examples with long numbers. */
export const longAmount = '$987,654,321';

/** Two neighboring counties, for examples with a map. */
export const sampleCounties = {
  width: 60,
  height: 30,
  outlines: ['M2 2l26 0 2 26-28 0z', 'M28 2l30 0 0 26-28 0z'],
  lit: 'M28 2l30 0 0 26-28 0z',
} as const;
