import type { FactEntry } from '../schema';

const fees = {
  name: 'USDA Handbook HB-1-3555, Chapter 16, guarantee fee and annual fee',
  url: 'https://www.rd.usda.gov/resources/directives/handbooks',
};
const ratios = {
  name: '7 CFR 3555.151(h), repayment ability',
  url: 'https://www.ecfr.gov/current/title-7/section-3555.151',
};
const rural = {
  name: 'Housing Act of 1949, 42 U.S.C. 1490, rural area',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1490&num=0&edition=prelim',
};

/** USDA loans. The fees are set for each fiscal year, which begins on October 1. */
export const usdaFacts = [
  {
    id: 'usdaUpfrontFee',
    value: 1,
    text: '1%',
    what: 'The upfront guarantee fee of a USDA loan, as a share of the whole loan, as set for the fiscal year 2026; the USDA sets it again each October.',
    source: fees,
    asOf: '2026-11-22',
    expires: '2026-12-31',
  },
  {
    id: 'usdaAnnualFee',
    value: 0.35,
    text: '0.35%',
    what: 'The yearly fee of a USDA loan, as a share of the average balance of the year, as set for the fiscal year 2026; the USDA sets it again each October.',
    source: fees,
    asOf: '2026-11-22',
    expires: '2026-12-31',
  },
  {
    id: 'usdaFeeYear',
    value: 2026,
    text: '2026',
    what: 'The fiscal year for which the printed fees of USDA loans were set; it ended on September 30.',
    source: fees,
    asOf: '2026-11-22',
    expires: '2026-12-31',
  },
  {
    id: 'usdaIncomeShare',
    value: 115,
    text: '115%',
    what: 'The share of the area’s median household income up to which a household can use a guaranteed USDA loan, as a rule.',
    source: {
      name: '7 CFR 3555.151, eligibility requirements, and 3555.152, calculation of income and assets',
      url: 'https://www.ecfr.gov/current/title-7/section-3555.151',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'usdaHousingRatio',
    value: 29,
    text: '29%',
    what: 'The share of income before taxes that the whole house payment may take with a USDA loan, unless the lender documents strengths of the file.',
    source: ratios,
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'usdaDebtRatio',
    value: 41,
    text: '41%',
    what: 'The share of income before taxes that all debts may take with a USDA loan, unless the lender documents strengths of the file.',
    source: ratios,
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'usdaTermYears',
    value: 30,
    text: '30 years',
    what: 'The term of a guaranteed USDA loan, at a fixed rate.',
    source: {
      name: '7 CFR 3555.104, loan terms',
      url: 'https://www.ecfr.gov/current/title-7/section-3555.104',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'usdaPlacePopulation',
    value: 35000,
    text: '35,000',
    what: 'The largest population that a place may have and still count as rural under the law for USDA home loans; most places are smaller.',
    source: rural,
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'usdaSellerCredit',
    value: 6,
    text: '6%',
    what: 'The largest share of the price that the seller and others with an interest in the sale may pay toward the costs of a USDA buyer.',
    source: {
      name: 'USDA Handbook HB-1-3555, Chapter 6, loan purposes',
      url: 'https://www.rd.usda.gov/resources/directives/handbooks',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
] as const satisfies readonly FactEntry[];
