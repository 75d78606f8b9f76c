/** The words of the calculator that finds the day on which mortgage insurance ends. */
export const words = {
  form: 'When your mortgage insurance ends',
  group: 'Your loan',
  title: 'You may ask from',
  link: 'All three dates',
  caption: 'When your mortgage insurance ends',
  ask: 'You may ask',
  end: 'It ends by itself',
  latest: 'At the latest',
  latestNote: 'If you’re up to date: the month after the middle of the term',
  none: 'No PMI',
  noneDue: 'You borrowed at most 80% of the price, so no private mortgage insurance is due.',
  byHand: 'The tables below have the month for four down payments and four rates',
  next: [
    { label: 'The letter to send', href: '#a-letter-to-send' },
    { label: 'If your home has gained', href: '#if-your-home-has-gained' },
  ],
} as const;
