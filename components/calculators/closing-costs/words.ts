/** The words of the calculator that adds up both sides of a closing. */
export const words = {
  form: 'Closing costs of a home in Ohio',
  home: 'The home',
  buying: 'If you’re buying',
  selling: 'If you’re selling',
  title: 'Cash to close, buying',
  link: 'Both sides',
  caption: 'Both sides of the closing',
  without: 'Of it beside the down payment',
  off: 'Comes off the price, selling',
  net: 'You take home, selling',
  short: 'The price doesn’t cover the payoff and the costs: talk to your servicer before you list.',
  lender: 'We send you a Loan Estimate with the exact lines within three business days of an application.',
  byHand: 'The tables below have both sides at three prices',
  next: [
    { label: 'Ask for a quote', href: '/quick-quote' },
    { label: 'Who pays what', href: '#who-pays-what' },
  ],
} as const;
