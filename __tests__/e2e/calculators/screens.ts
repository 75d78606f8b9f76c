/** One calculator for the cases that every screen has: what the case does and the figures that must follow. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  /** The answer as the page opens. */
  readonly start: string;
  /** The bar of small screens, where it does not repeat the answer: its figure and its link. */
  readonly bar?: { readonly figure: string; readonly link: string };
  /** A field to type into, key by key, with the text that it shows once it is left and the answer that follows. */
  readonly typed: { readonly field: string; readonly text: string; readonly shown: string; readonly answer: string };
  /** A slider to drag to one of its ends, or a field to fill; its text, and a row of a table or of a list with the figure that follows. */
  readonly dragged: {
    readonly field: string;
    readonly to?: 0 | 1;
    readonly shown: string;
    readonly row: RegExp;
    readonly figure: string;
  };
  /** The answer after both. */
  readonly answer: string;
  /** On a screen with a schedule: the fold that it is in, its month 24: principal, interest, balance; and how many payments the loan has. */
  readonly schedule?: {
    readonly fold?: string;
    readonly month24: readonly [string, string, string];
    readonly months: number;
  };
  /** Part of the address, in order. */
  readonly hash: RegExp;
  /** A calculation in "Show the work", with the typed numbers. */
  readonly work: string;
  /** A text of the first printed sheet. */
  readonly sheet: string;
  /** An address with the longest loan, extra payments and every message that takes room in print. */
  readonly fullest: string;
  /** A slider to move by keys, where the screen has one: its value in words after an arrow, after Page Up, and at both ends. */
  readonly keys?: {
    readonly field: string;
    readonly right: string;
    readonly pageUp: string;
    readonly home: string;
    readonly end: string;
  };
};

/** The five full screens. */
export const screens: readonly Screen[] = [
  {
    name: 'the monthly payment',
    path: '/what-will-my-monthly-payment-be-calculator',
    start: '$3,551.76',
    bar: { figure: '$3,551.76', link: 'What’s in it' },
    typed: { field: 'Home price', text: '300000', shown: '300,000', answer: '$1,866.54' },
    dragged: { field: 'Down payment', to: 0, shown: '0', row: /^Principal and interest/, figure: '$1,896.20' },
    answer: '$2,396.20',
    schedule: {
      fold: 'Every year, and paying extra',
      month24: ['$307.08', '$1,589.12', '$293,069.08'],
      months: 360,
    },
    hash: /#price=300000&down=0&months=360&rate=6\.5&state=NONE&tax=0&insurance=0&hoa=0$/,
    work: '$300,000.00 − $0.00 = $300,000.00',
    sheet: 'What you would pay each month',
    fullest:
      'price=1999999.99&down=123456.78&months=372&rate=6.999&state=NJ&tax=48400&insurance=250&hoa=300&extra=1&once=100&once-month=24',
    keys: { field: 'Home price', right: '$501,000', pageUp: '$511,000', home: '$0', end: '$2,000,000' },
  },
  {
    name: 'affordability',
    path: '/how-much-can-i-afford-calculator',
    start: 'Comfortable up to $262,100: $1,749.86 a month, all in.',
    bar: { figure: '$262,100', link: 'The scale' },
    typed: {
      field: 'Gross annual income',
      text: '90000',
      shown: '90,000',
      answer: 'Comfortable up to $306,100: $2,099.47 a month, all in.',
    },
    dragged: { field: 'Down payment', shown: '0', row: /^Monthly payment/, figure: '$1,792.80' },
    answer: 'Comfortable up to $264,200: $2,099.25 a month, all in.',
    hash: /#debts=300&down=0&rate=6\.5&months=360&pmi=0\.4&insurance=0&tax=0$/,
    work: '0.28 × $90,000.00 ÷ 12 − $300.00 = $1,800.00',
    sheet: 'How much can I afford?',
    fullest: 'income=999999&debts=300&down=50000&rate=6.5&months=480&pmi=0.4&insurance=300&tax=900&home=9999999',
  },
  {
    name: 'refinancing',
    path: '/refinance-analysis-calculator',
    start: '$652.87 less a month, costs back in month 1. It saves $3,722 in 5 years and costs $68,447 by the end.',
    bar: { figure: 'month 1', link: 'The chart' },
    typed: {
      field: 'New rate',
      text: '3.25',
      shown: '3.25',
      answer: '$694.38 less a month, costs back in month 1. It saves $7,384 in 5 years and costs $53,501 by the end.',
    },
    dragged: {
      field: 'You sell or pay it off after',
      to: 1,
      shown: '480',
      row: /^It costs you in all/,
      figure: '−$53,501.07',
    },
    answer: '$694.38 less a month, costs back in month 1. It costs $53,501 in 40 years.',
    schedule: { month24: ['$524.77', '$780.85', '$287,789.11'], months: 360 },
    hash: /#principal=300000&payment=2000&rate=4&new-rate=3\.25&months=360&costs-in=percent&costs=0\.02&finance=No&stay=480$/,
    work: '$2,000.00 − $1,305.62 = $694.38',
    sheet: 'When the savings have paid the costs',
    fullest:
      'principal=300000&payment=500&rate=4&new-rate=9.125&months=480&costs-in=dollars&costs-dollars=6000&finance=Yes&extra=1',
    keys: {
      field: 'You sell or pay it off after',
      right: '61 months',
      pageUp: '71 months',
      home: '0 months',
      end: '480 months',
    },
  },
  {
    name: 'consolidating debts',
    path: '/debt-consolidation-calculator',
    start: '$2,754.78 less a month, costs back in month 1. It costs $675 in 5 years and $161,221 by the end.',
    bar: { figure: 'month 1', link: 'The chart' },
    typed: {
      field: 'New rate',
      text: '3.25',
      shown: '3.25',
      answer:
        '$2,823.97 less a month, costs back in month 1. It saves $5,428 in 5 years and costs $136,312 by the end.',
    },
    dragged: {
      field: 'You sell or pay it off after',
      to: 1,
      shown: '480',
      row: /^It costs you in all/,
      figure: '−$136,312.03',
    },
    answer: '$2,823.97 less a month, costs back in month 1. It costs $136,312 in 40 years.',
    schedule: { month24: ['$874.61', '$1,301.42', '$479,648.52'], months: 360 },
    hash: /#first=300000&first-payment=2000&first-rate=4&second=200000&second-payment=3000&second-rate=4\.5&new-rate=3\.25&months=360&costs-in=percent&costs=0\.02&finance=No&stay=480$/,
    work: '$5,000.00 − $2,176.03 = $2,823.97',
    sheet: 'When the savings have paid the costs',
    fullest:
      'first=900000&first-payment=500&first-rate=4&second=200000&second-payment=30&second-rate=4.5&card-1=9000&card-1-payment=20&card-1-rate=22&card-2=8000&card-2-payment=300&card-2-rate=24&card-3=7000&card-3-payment=300&card-3-rate=21&card-4=1000&card-4-payment=50&card-4-rate=19&new-rate=9.125&months=480&costs-in=dollars&costs-dollars=6000&finance=Yes&extra=1',
    keys: {
      field: 'You sell or pay it off after',
      right: '61 months',
      pageUp: '71 months',
      home: '0 months',
      end: '480 months',
    },
  },
  {
    name: 'renting and buying',
    path: '/renting-versus-buying-calculator',
    start:
      'Buying is ahead if you stay past 28 years and 3 months. After your 7 years the renter is ahead by $81,753.29.',
    bar: { figure: '28 years 3 months', link: 'The chart' },
    typed: {
      field: 'Rent',
      text: '2600',
      shown: '2,600',
      answer:
        'Buying is ahead if you stay past 9 years and 5 months. After your 7 years the renter is ahead by $18,663.67.',
    },
    dragged: {
      field: 'How long you will stay',
      to: 1,
      shown: '480',
      row: /^TotalOver 40 years/,
      figure: '$999,160.16',
    },
    answer:
      'Buying is ahead if you stay past 9 years and 5 months. After your 40 years the owner is ahead by $1,519,418.93.',
    hash: /#rent=2600&stay=480&price=450000&down=20&months=360&rate=6\.5&tax=1&increase=2&deduction=itemized$/,
    work: '$2,600.00 × 480 = $1,248,000.00',
    sheet: 'What each would own, by length of stay',
    fullest:
      'rent=2600&stay=475&price=999999&down=0&months=480&rate=6.5&tax=1&increase=2&deduction=standard&selling-costs=12.345',
    keys: {
      field: 'How long you will stay',
      right: '85 months',
      pageUp: '95 months',
      home: '0 months',
      end: '480 months',
    },
  },
];
