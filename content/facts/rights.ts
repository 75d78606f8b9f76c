import type { FactEntry } from '../schema';

/** A paragraph of the rule on Loan Estimate and Closing Disclosure. */
const disclosures = (paragraph: string) => ({
  name: `Regulation Z, 12 CFR 1026.19${paragraph}`,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/19/',
});
const debtCollection = {
  name: 'Regulation F, 12 CFR 1006.6(b)(1), 1006.34 and 1006.38',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1006/',
};
const rateLock = {
  name: 'CFPB, What is a lock-in or a rate lock on a mortgage',
  url: 'https://www.consumerfinance.gov/ask-cfpb/whats-a-lock-in-or-a-rate-lock-en-143/',
};

/** Rights and deadlines of borrowers, and our own promise about rates. */
export const rightsFacts = [
  {
    id: 'loanEstimateDays',
    value: 3,
    text: '3 business days',
    what: 'The time after an application within which the lender must send the Loan Estimate.',
    source: disclosures('(e)(1)(iii), Loan Estimate'),
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'intentDays',
    value: 10,
    text: '10 business days',
    what: 'The time for which the charges of a Loan Estimate hold unless the borrower says that they want to go ahead; the rate holds only when it is locked.',
    source: disclosures('(e)(3)(iv)(E), expiration of the charges'),
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'closingDisclosureDays',
    value: 3,
    text: '3 business days',
    what: 'The time before closing by which the borrower must have the Closing Disclosure, Saturdays included.',
    source: disclosures('(f)(1)(ii), Closing Disclosure'),
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'rescissionDays',
    value: 3,
    text: '3 business days',
    what: 'The time to cancel a refinance or an equity loan on a primary residence, Saturdays included; a loan to buy the home has no such right.',
    source: {
      name: 'Regulation Z, 12 CFR 1026.23(a)(3), right of rescission',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/23/',
    },
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'rateRowDays',
    value: 7,
    text: '7 days',
    what: 'The time for which the rate rows of this site may stand as current; then they are marked as an example.',
    source: {
      name: 'Our own rule, to keep to Regulation Z, 12 CFR 1026.24 (terms actually available)',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/24/',
    },
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'debtDisputeDays',
    value: 30,
    text: '30 days',
    what: 'The time after a debt collector’s notice within which a dispute in writing makes it stop until it has sent proof.',
    source: debtCollection,
    asOf: '2026-11-21',
    expires: '2027-11-20',
  },
  {
    id: 'debtCallHours',
    value: '8 a.m. and 9 p.m.',
    text: '8 a.m. and 9 p.m.',
    what: 'The hours between which a debt collector may call, unless you agree to others.',
    source: debtCollection,
    asOf: '2026-11-21',
    expires: '2027-11-20',
  },
  {
    id: 'payoffLetterDays',
    value: 7,
    text: '7 business days',
    what: 'The time within which a servicer must answer a written request for the amount that pays off most home loans.',
    source: {
      name: 'Regulation Z, 12 CFR 1026.36(c)(3), payoff statements',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/36/',
    },
    asOf: '2026-11-21',
    expires: '2027-11-20',
  },
  {
    id: 'ohioAnswerDays',
    value: 28,
    text: '28 days',
    what: 'The time to answer a complaint in an Ohio court after it is served.',
    source: {
      name: 'Ohio Rules of Civil Procedure, Rule 12(A)(1), time of the answer',
      url: 'https://www.supremecourt.ohio.gov/laws-rules/ohio-rules-of-court/',
    },
    asOf: '2026-11-21',
    expires: '2027-11-20',
  },
  {
    id: 'lockDaysUsual',
    value: '30, 45 or 60 days',
    text: '30, 45 or 60 days',
    what: 'The usual lengths of a rate lock.',
    source: rateLock,
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'lockEstimateDays',
    value: 3,
    text: '3 business days',
    what: 'The time after a rate is locked within which the lender must send a revised Loan Estimate.',
    source: disclosures('(e)(3)(iv)(D), rate locks'),
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'aprTolerance',
    value: 0.125,
    text: '0.125 percentage points',
    what: 'How far the APR of a fixed-rate loan may move from the one disclosed before the lender must correct it and you get a new wait before closing.',
    source: {
      name: 'Regulation Z, 12 CFR 1026.22(a)(2), accuracy of the APR, and 1026.19(f)(2)(ii)',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/22/',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'denialNoticeDays',
    value: 30,
    text: '30 days',
    what: 'The time after a complete application within which a lender must say yes, no, or what else it offers.',
    source: {
      name: 'Regulation B, 12 CFR 1002.9(a)(1), notifications',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1002/9/',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'denialReportDays',
    value: 60,
    text: '60 days',
    what: 'The time after a denial within which the credit bureau that was used must give you a free copy of your report.',
    source: {
      name: 'Fair Credit Reporting Act, 15 U.S.C. 1681j(b), free disclosure after adverse notice',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681j&num=0&edition=prelim',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'appraisalCopyDays',
    value: 3,
    text: '3 business days',
    what: 'The time before closing by which a lender must have given you a copy of the appraisal of a first mortgage, unless you waive it.',
    source: {
      name: 'Regulation B, 12 CFR 1002.14(a)(1), copies of appraisals',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1002/14/',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'dowerShare',
    value: 'one third',
    text: 'one third',
    what: 'The part of a spouse’s real property that the other spouse may use for life under the right of dower in Ohio.',
    source: {
      name: 'Ohio Revised Code 2103.02, dower',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-2103.02',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'agencyAgreementSince',
    value: 'October 24, 2024',
    text: 'October 24, 2024',
    what: 'Since when Ohio law asks for a written agency agreement before an offer.',
    source: { name: 'Ohio Revised Code 4735.55', url: 'https://codes.ohio.gov/ohio-revised-code/section-4735.55' },
    asOf: '2026-11-23',
    expires: '2027-09-30',
  },
] as const satisfies readonly FactEntry[];
