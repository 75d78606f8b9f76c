import type { FactEntry } from '../schema';

/** Property tax in Ohio, and income tax. */
export const taxesFacts = [
  {
    id: 'mortgageInsuranceDeductionYear',
    value: 2026,
    text: '2026',
    what: 'The first tax year for which mortgage insurance premiums can be deducted again.',
    source: {
      name: '26 U.S.C. 163(h)(3), as amended by Public Law 119-21, section 70108',
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
    value: '2020–2024',
    text: '2020–2024',
    what: 'The years of the survey behind the property tax rates of Ohio’s counties: median tax over median value of owner-occupied homes.',
    source: {
      name: 'U.S. Census Bureau, American Community Survey, 5-year estimates 2020–2024, tables B25103 (median tax) and B25077 (median value)',
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
      name: 'Ohio Revised Code 5715.33, when real estate is reappraised',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-5715.33',
    },
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'ohioTaxFirstHalf',
    value: 'December 31',
    text: 'December 31',
    what: 'The day on which the first half of a year’s property tax is due by statute; a county can extend it.',
    source: {
      name: 'Ohio Revised Code 323.12, when property tax is due',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-323.12',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'ohioTaxSecondHalf',
    value: 'June 20',
    text: 'June 20',
    what: 'The day on which the second half of a year’s property tax is due by statute; a county can extend it.',
    source: {
      name: 'Ohio Revised Code 323.12, when property tax is due',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-323.12',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'ohioHomesteadAge',
    value: 65,
    text: '65',
    what: 'The age from which an owner can ask for the homestead exemption, within an income limit; owners with a permanent and total disability can at any age.',
    source: {
      name: 'Ohio Revised Code 323.152(A), reductions of tax on a homestead',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-323.152',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
] as const satisfies readonly FactEntry[];
