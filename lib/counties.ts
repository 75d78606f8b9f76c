/** A county of Ohio and what its owner-occupied homes are worth and pay in property tax, as survey medians. */
export type County = {
  readonly name: string;
  /** The five digits of the Census Bureau: 39 for Ohio, then three for the county. */
  readonly fips: string;
  /** Dollars. */
  readonly medianValue: number;
  /** Dollars a year. */
  readonly medianTax: number;
};
