export const words = {
  form: 'Compare loan offers',
  rows: [
    { name: 'principal', mark: 1, label: 'Loan amount', where: 'Page 1, Loan Terms' },
    { name: 'ratePercent', mark: 2, label: 'Interest rate', where: 'Page 1, Loan Terms' },
    { name: 'termMonths', mark: 3, label: 'Years', where: 'Page 1, top right, Loan Term' },
    { name: 'insuranceMonthly', mark: 4, label: 'Mortgage insurance, a month', where: 'Page 1, Projected Payments' },
    { name: 'insuranceMonths', label: 'You pay it for', where: 'The years above that column' },
    { name: 'pointsPercent', mark: 5, label: 'Points', where: 'Page 2, A. Origination Charges' },
    { name: 'lenderFees', mark: 6, label: 'Lender fees', where: 'Page 2, A, without the points' },
    { name: 'lenderCredit', mark: 7, label: 'Lender credits', where: 'Page 2, J' },
  ],
  next: [{ label: 'Ask us for a Loan Estimate', href: '/quick-quote' }],
} as const;
