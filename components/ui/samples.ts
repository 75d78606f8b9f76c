/** A name of 60 letters, for examples with long text. */
export const longName = 'Maximiliane Wolfeschlegelsteinhausen-Featherstonehaugh-Smyth';

/** An amount of nine digits, for examples with long numbers. */
export const longAmount = '$987,654,321';
