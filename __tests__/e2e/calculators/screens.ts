export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly start: string;
  /** A field to type into key by key, its text on blur, and the answer that follows. */
  readonly typed: { readonly field: string; readonly text: string; readonly shown: string; readonly answer: string };
  readonly filled?: readonly (readonly [field: string, text: string])[];
  /** A slider to drag to an end, or a field to fill in; its text, and a row with the figure that follows. */
  readonly dragged: {
    readonly field: string;
    readonly to?: 0 | 1;
    readonly shown: string;
    readonly row: RegExp;
    readonly figure: string;
  };
  readonly answer: string;
  /** For an amount that links leave out: how the link asks for it, its field, and the text that gives the answer. */
  readonly unshared?: { readonly asks: string; readonly field: string; readonly text: string };
  /** Its disclosure, principal, interest and balance of month 24, and the number of payments. */
  readonly schedule?: {
    readonly fold?: string;
    readonly month24: readonly [string, string, string];
    readonly months: number;
  };
  /** Part of the URL, in order. */
  readonly hash: RegExp;
  /** A calculation in "Show the work", with the typed numbers. */
  readonly work: string;
  /** Text on the first printed sheet. */
  readonly sheet: string;
  /** A URL with the longest loan, extra payments and every message that takes up space in print. */
  readonly fullest: string;
};

export const screens: readonly Screen[] = [
  {
    name: 'the monthly payment',
    path: '/what-will-my-monthly-payment-be-calculator',
    start: '$3,587.93',
    typed: { field: 'Home price', text: '300000', shown: '300,000', answer: '$2,007.67' },
    dragged: { field: 'Down payment', to: 0, shown: '0', row: /^Principal and interest/, figure: '$2,077.14' },
    answer: '$2,712.14',
    schedule: {
      fold: 'Every year, and paying extra',
      month24: ['$261.64', '$1,815.50', '$294,144.00'],
      months: 360,
    },
    hash: /#price=300000&down=0&months=360&rate=7\.4&state=NONE&tax=0&insurance=0&hoa=0$/,
    work: '$300,000.00 − $0.00 = $300,000.00',
    sheet: 'What you would pay each month',
    fullest:
      'price=1999999.99&down=123456.78&months=372&rate=6.999&state=NJ&tax=48400&insurance=250&hoa=300&extra=1&once=100&once-month=24',
  },
  {
    name: 'affordability',
    path: '/how-much-can-i-afford-calculator',
    start: '$75,000 a year is comfortable with this home: $1,749 a month, all in, at 6.5% (APR 6.781%).',
    typed: {
      field: 'Monthly debt payments',
      text: '700',
      shown: '700',
      answer:
        'is comfortable for you: $1,549 a month, tax and insurance in it, at 7.4% (APR 7.584%), the national average of October 8, 2026.',
    },
    dragged: { field: 'Saved for the home', shown: '20,000', row: /^Nothing kept in reserve/, figure: '+$1,200' },
    answer:
      'is comfortable for you: $1,550 a month, tax and insurance in it, at 7.4% (APR 8.135%), the national average of October 8, 2026.',
    unshared: {
      asks: 'What do you earn in a year? Fill it in to see your prices.',
      field: 'Gross annual income',
      text: '75000',
    },
    hash: /#saved=20000&debts=700&months=360&rate=7\.4&pmi=0&insurance=0&tax=0$/,
    work: '0.28 × $75,000.00 ÷ 12 − $700.00 = $1,050.00',
    sheet: 'How much can I afford?',
    fullest:
      'income=999999&saved=500000&debts=300&rate=6.5&months=480&pmi=0.4&insurance=300&tax=900&home=9999999&first=Yes&county=Lucas',
  },
  {
    name: 'refinancing',
    path: '/refinance-analysis-calculator',
    start: 'What do you still owe?',
    typed: {
      field: 'Still owed',
      text: '282870',
      shown: '282,870',
      answer: 'Your new payment. What is it now?',
    },
    filled: [
      ['Payment a month', '1991.95'],
      ['Rate now', '7.25'],
      ['New rate', '6.5'],
    ],
    dragged: {
      field: 'You sell or pay it off after',
      to: 1,
      shown: '40',
      row: /^It costs you in all/,
      figure: '−$3,917.11',
    },
    answer:
      'Worth it at 6.375% or lower, if you stay 40 years. At 6.5%, the rate you typed, $204 less a month. After 40 years you’re $3,917 behind, counting what you’d still owe.',
    schedule: { month24: ['$289.55', '$1,498.38', '$276,334.83'], months: 360 },
    hash: /#principal=282870&payment=1991\.95&rate=7\.25&new-rate=6\.5&months=360&costs-in=percent&costs=2&finance=No&stay=480$/,
    work: '$1,991.95 − $1,787.93 = $204.02',
    sheet: 'All the figures',
    fullest:
      'principal=300000&payment=500&rate=4&new-rate=9.125&months=480&costs-in=dollars&costs-dollars=6000&finance=Yes&extra=1',
  },
  {
    name: 'consolidating debts',
    path: '/debt-consolidation-calculator',
    start: 'What do you owe, all of it?',
    typed: {
      field: 'Mortgage, owed',
      text: '200000',
      shown: '200,000',
      answer: 'Your new payment. What do you pay now?',
    },
    filled: [
      ['Payment a month', '1500'],
      ['Rate now', '8'],
      ['New rate', '6.5'],
    ],
    dragged: {
      field: 'You sell or pay it off after',
      to: 1,
      shown: '40',
      row: /^Saved in all/,
      figure: '$36,933.73',
    },
    answer:
      'You’re ahead from month 17. At 6.5%, the rate you typed, $236 less a month. After 40 years you’re $36,934 ahead, counting what you’d still owe.',
    schedule: { month24: ['$204.72', '$1,059.41', '$195,379.39'], months: 360 },
    hash: /#first=200000&first-payment=1500&first-rate=8&second=0&second-payment=0&second-rate=0&new-rate=6\.5&months=360&costs-in=percent&costs=2&finance=No&stay=480$/,
    work: '$1,500.00 − $1,264.14 = $235.86',
    sheet: 'All the figures',
    fullest:
      'first=900000&first-payment=500&first-rate=4&second=200000&second-payment=30&second-rate=4.5&card-1=9000&card-1-payment=20&card-1-rate=22&card-2=8000&card-2-payment=300&card-2-rate=24&card-3=7000&card-3-payment=300&card-3-rate=21&card-4=1000&card-4-payment=50&card-4-rate=19&new-rate=9.125&months=480&costs-in=dollars&costs-dollars=6000&finance=Yes&extra=1',
  },
  {
    name: 'renting and buying',
    path: '/renting-versus-buying-calculator',
    start: 'Buying is ahead if you stay past 28 years and 3 months. After your 7 years the renter is ahead by $81,753.',
    typed: {
      field: 'Rent',
      text: '2600',
      shown: '2,600',
      answer:
        'Buying is ahead if you stay past 14 years and 6 months. After your 7 years the renter is ahead by $46,172.',
    },
    dragged: {
      field: 'How long you’ll stay',
      to: 1,
      shown: '40',
      row: /^TotalOver 40 years/,
      figure: '$1,086,324.22',
    },
    answer:
      'Buying is ahead if you stay past 14 years and 6 months. After your 40 years the owner is ahead by $1,269,206.',
    hash: /#rent=2600&stay=480&price=450000&down=20&months=360&rate=7\.4&tax=1\.05&increase=2&deduction=itemized$/,
    work: '$2,600.00 × 480 = $1,248,000.00',
    sheet: 'What each would own, by length of stay',
    fullest:
      'rent=2600&stay=475&price=999999&down=0&months=480&rate=6.5&tax=1&increase=2&deduction=standard&selling-costs=12.345',
  },
];
