import type { FactEntry } from '@/content/schema/lender';

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
    what: 'USDA upfront fee, fiscal year 2026, share of the loan',
    source: fees,
    asOf: '2026-11-22',
    expires: '2026-12-31',
  },
  {
    id: 'usdaAnnualFee',
    value: 0.35,
    text: '0.35%',
    what: 'USDA yearly fee, fiscal year 2026, share of the balance',
    source: fees,
    asOf: '2026-11-22',
    expires: '2026-12-31',
  },
  {
    id: 'usdaFeeYear',
    value: 2026,
    text: '2026',
    what: 'Fiscal year of the USDA fees, ended September 30',
    source: fees,
    asOf: '2026-11-22',
    expires: '2026-12-31',
  },
  {
    id: 'usdaIncomeShare',
    value: 115,
    text: '115%',
    what: 'USDA household income limit, share of the area’s median',
    source: {
      name: '7 CFR 3555.151, eligibility requirements, and 3555.152, calculation of income and assets',
      url: 'https://www.ecfr.gov/current/title-7/section-3555.151',
    },
    asOf: '2026-11-22',
    expires: '2027-10-25',
  },
  {
    id: 'usdaHousingRatio',
    value: 29,
    text: '29%',
    what: 'USDA house payment, share of income before taxes',
    source: ratios,
    asOf: '2026-11-22',
    expires: '2027-10-25',
  },
  {
    id: 'usdaDebtRatio',
    value: 41,
    text: '41%',
    what: 'USDA all debts, share of income before taxes',
    source: ratios,
    asOf: '2026-11-22',
    expires: '2027-10-25',
  },
  {
    id: 'usdaTermYears',
    value: 30,
    text: '30 years',
    what: 'USDA term, fixed rate',
    source: {
      name: '7 CFR 3555.104, loan terms',
      url: 'https://www.ecfr.gov/current/title-7/section-3555.104',
    },
    asOf: '2026-11-22',
    expires: '2027-10-25',
  },
  {
    id: 'usdaPlacePopulation',
    value: 35000,
    text: '35,000',
    what: 'Largest place that can count as rural',
    source: rural,
    asOf: '2026-11-22',
    expires: '2027-10-25',
  },
  {
    id: 'usdaSellerCredit',
    value: 6,
    text: '6%',
    what: 'Most the seller may pay of a USDA buyer’s costs, share of the price',
    source: {
      name: 'USDA Handbook HB-1-3555, Chapter 6, loan purposes',
      url: 'https://www.rd.usda.gov/resources/directives/handbooks',
    },
    asOf: '2026-11-22',
    expires: '2027-10-25',
  },
] as const satisfies readonly FactEntry[];
