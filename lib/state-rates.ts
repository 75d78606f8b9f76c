/** Percent of a home's value a year, by state. */
type TaxRates = {
  /** The states whose rate is filled in when they are chosen. */
  readonly ratePercent: Readonly<Record<string, number>>;
  /** A typical rate of the states for which none is filled in. */
  readonly noBuiltInRate: Readonly<Record<string, number>>;
};

/**
 * Statewide property tax rates in percent of a home's value a year. They are a part of the code, because they would weigh
 * more in the page; `fact('propertyTaxVintage')` has source and year.
 */
export const taxRates: TaxRates = {
  ratePercent: {
    AK: 1.19,
    AL: 0.4,
    AR: 0.63,
    AZ: 0.72,
    CA: 0.77,
    CO: 0.55,
    CT: 2.07,
    DE: 0.56,
    FL: 0.98,
    GA: 0.91,
    HI: 0.27,
    IA: 1.53,
    ID: 0.75,
    IL: 2.3,
    IN: 0.87,
    KS: 1.4,
    KY: 0.86,
    LA: 0.52,
    MA: 1.22,
    MD: 1.1,
    MI: 1.64,
    MN: 1.15,
    MO: 0.99,
    MS: 0.8,
    MT: 0.84,
    NC: 0.86,
    ND: 1.01,
    NE: 1.8,
    NJ: 2.42,
    NM: 0.78,
    NV: 0.69,
    NY: 1.68,
    OH: 1.57,
    OK: 0.9,
    OR: 1.04,
    PA: 1.58,
    RI: 1.66,
    SC: 0.57,
    SD: 1.32,
    TN: 0.74,
    TX: 1.83,
    UT: 0.66,
    VA: 0.8,
    VT: 1.83,
    WA: 1.03,
    WI: 1.94,
    WV: 0.59,
    WY: 0.61,
  },
  noBuiltInRate: { DC: 0.55, ME: 1.35, NH: 2.2 },
};
