/** Dollars, a ten-thousandth of a cent: two amounts that differ by less are equal but for the rounding of doubles. */
export const amountNoise = 1e-6;
