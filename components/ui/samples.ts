/** A name of 60 letters, for examples that must hold one. */
export const longName = 'Maximiliane Wolfeschlegelsteinhausen-Featherstonehaugh-Smyth';

/** An amount of nine digits, for examples that must hold one. */
export const longAmount = '$987,654,321';
