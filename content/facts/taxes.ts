import type { FactEntry } from '../schema';

/** Property tax in Ohio, and income tax. */
export const taxesFacts = [
  {
    id: 'mortgageInsuranceDeductionYear',
    value: 2026,
    text: '2026',
    what: 'The first tax year for which mortgage insurance premiums can be deducted again.',
    source: {
      name: '26 U.S.C. 163(h)(3), as amended by Public Law 119-21',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'mortgageInsuranceDeductionIncome',
    value: 100000,
    text: '$100,000',
    what: 'The adjusted gross income above which the deduction of mortgage insurance premiums shrinks; half of it for those who are married and file separately.',
    source: {
      name: '26 U.S.C. 163(h)(3)(E), premiums for mortgage insurance',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section163&num=0&edition=prelim',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'propertyTaxVintage',
    value: 2017,
    text: '2017',
    what: 'The year of the survey behind the statewide property tax rates of our calculators.',
    source: {
      name: 'U.S. Census Bureau, American Community Survey',
      url: 'https://www.census.gov/programs-surveys/acs',
    },
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'countyTaxVintage',
    value: '2019–2023',
    text: '2019–2023',
    what: 'The years of the survey behind the property tax rates of Ohio’s counties: median tax over median value of owner-occupied homes.',
    source: {
      name: 'U.S. Census Bureau, American Community Survey, 5-year estimates 2019–2023',
      url: 'https://www.census.gov/programs-surveys/acs',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'ohioAssessedShare',
    value: 35,
    text: '35%',
    what: 'The share of a home’s appraised value on which Ohio property tax is charged.',
    source: {
      name: 'Ohio Administrative Code 5703-25-05',
      url: 'https://codes.ohio.gov/ohio-administrative-code/rule-5703-25-05',
    },
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'ohioReappraisal',
    value: 6,
    text: '6 years',
    what: 'How often an Ohio county appraises every property anew, with an update in the third year.',
    source: {
      name: 'Ohio Revised Code 5715.33',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-5715.33',
    },
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
] as const satisfies readonly FactEntry[];
