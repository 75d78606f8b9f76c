/** The words of the comparison of loan offers. */
export const words = {
  form: 'Compare loan offers',
  caption: 'Loan offers, as on their Loan Estimates',
  rows: [
    { name: 'principal', mark: 1, label: 'Loan amount', where: 'Page 1, Loan Terms' },
    { name: 'ratePercent', mark: 2, label: 'Interest rate', where: 'Page 1, Loan Terms' },
    { name: 'termMonths', mark: 3, label: 'Years', where: 'Page 1, top right, Loan Term' },
    { name: 'insuranceMonthly', mark: 4, label: 'Mortgage insurance, a month', where: 'Page 1, Projected Payments' },
    { name: 'insuranceMonths', label: 'It is paid for', where: 'The years above that column' },
    { name: 'pointsPercent', mark: 5, label: 'Points', where: 'Page 2, A. Origination Charges' },
    { name: 'lenderFees', mark: 6, label: 'Lender fees', where: 'Page 2, A, without the points' },
    { name: 'lenderCredit', mark: 7, label: 'Lender credits', where: 'Page 2, J' },
  ],
  fewer: 'Only two offers? Clear the third loan amount.',
  example: {
    text: 'Three example offers. Type yours over them.',
    clear: 'Clear the offers',
    read: 'Read mine from PDF files',
  },
  /** The form that asks for a call. */
  call: '/contact-us#call',
  fill: 'Fill it in',
  stay: 'Until you sell, refinance or pay it off',
  pages: {
    title: 'Where to find the numbers',
    label: 'Three pages of a Loan Estimate, drawn',
    captions: [
      'Page 1: Loan Term, Loan Terms and Projected Payments',
      'Page 2: Loan Costs A, lender credits J',
      'Page 3: Comparisons',
    ],
    note: 'A drawing, not the form. Ask every lender for a Loan Estimate on the same day: rates move daily.',
  },
  outcome: {
    title: 'What comes out',
    caption: 'APR, payment and cash at the start of each offer',
    apr: { mark: 8, label: 'APR', note: 'Check: page 3, Comparisons' },
    payment: { label: 'First payment, a month', note: 'Principal, interest and mortgage insurance' },
    upfront: { label: 'Due at the start', note: 'Points and fees less credits' },
    note: 'Payments do not include taxes and homeowner’s insurance.',
    higher: 'Your actual payment will be higher.',
  },
  chart: {
    title: 'The month the answer changes',
    name: 'Cheapest offer by how long you keep the loan',
    note: 'Cost above or below offer',
    link: 'The chart',
  },
  costs: {
    title: 'What each costs, by your stay',
    lead: 'Cost is everything paid, less the part that paid off the loan. What is left is the price of the money.',
    note: 'Paid and paid off in five years are two lines of page 3 (number 9 in the drawing), if the estimate counts the same charges.',
    caption: 'Cost by length of stay',
    five: 'In five years',
    paid: { mark: 9, label: 'Paid in five years', note: 'Points, fees and 60 payments' },
    repaid: { label: 'Of it, loan paid off', note: 'What you no longer owe' },
    cost: { label: 'Cost in five years', note: 'The first less the second' },
  },
  next: [{ label: 'Ask us for a Loan Estimate', href: '/quick-quote' }],
  work: {
    title: 'Show the work',
    words: [
      'Points are a percent of the loan. Points and fees less the lender’s credits are due at the start. The payment is the level payment of the loan, with mortgage insurance in the months you typed.',
      'Over a stay, the cost is the cash at the start and all payments, less the part of the loan that they paid off. The offer with the lowest cost is the cheapest for that stay; at equal cost, the one that needs less cash at the start.',
    ],
    assumptions: [
      'The rate stays the same for the whole term.',
      'Every payment is made on time, and none is made early.',
      'Nothing is rounded until it’s printed.',
    ],
    leftOut: [
      'Property tax, homeowner’s insurance and escrow: they are the same with every lender.',
      'Third-party costs such as title and appraisal, and interest for the days before the first payment. The APR on page 3 counts some of them, so it can be a little higher than ours.',
      'What the cash at the start could earn elsewhere, and income tax.',
    ],
    sources: [
      {
        name: 'Consumer Financial Protection Bureau, Regulation Z: content of the Loan Estimate',
        url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/37/',
      },
      {
        name: 'Regulation Z, Appendix J: annual percentage rate',
        url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/j/',
      },
    ],
  },
} as const;
