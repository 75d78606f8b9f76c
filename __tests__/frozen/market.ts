import type { Market } from '@/lib/market';

/** The market of November 25, 2026, with which unit tests compute. */
export const market: Market = {
  rate: { ratePercent: 7.4, secondLoanPercent: 9.4, dayText: 'October 8, 2026' },
  chargesPercent: 1,
  closing: {
    services: { low: 650, high: 900 },
    premiums: {
      lines: [
        [5.8, 0],
        [4.1, 425],
        [3.2, 875],
        [3.1, 975],
      ],
      minimum: 225,
    },
    agency: { low: 600, high: 1000 },
    recording: { low: 172, high: 278 },
    taxReserveMonths: { low: 2, high: 6 },
    sellerTaxMonths: { low: 1, high: 12 },
    ownersShare: { low: 0.5, high: 1 },
    interestDays: { low: 1, high: 30 },
    withoutLoan: {
      services: { low: 0, high: 0 },
      agency: { low: 450, high: 850 },
      recording: { low: 34, high: 55 },
      taxReserveMonths: { low: 0, high: 0 },
    },
  },
  insurancePercent: 0.5,
  taxPercent: 1.05,
  pmi: [
    { upToPercent: 85, percents: { 740: 0.2, 700: 0.25, 680: 0.28, 640: 0.4, 639: 0.44 } },
    { upToPercent: 90, percents: { 740: 0.38, 700: 0.55, 680: 0.65, 640: 0.91, 639: 0.94 } },
    { upToPercent: 95, percents: { 740: 0.53, 700: 0.78, 680: 0.96, 640: 1.33, 639: 1.42 } },
    { upToPercent: 97, percents: { 740: 0.7, 700: 0.99, 680: 1.21, 640: 1.65, 639: 1.86 } },
  ],
  limits: { conforming: 832_750, fha: { floor: 541_287, columbus: 591_100 } },
  minDown: { conventional: 5, firstHome: 3, fha: 3.5 },
  sellerPercent: { conventional: 3, fha: 6, va: 4 },
  income: { comfortable: { front: 28, back: 36 }, stretch: { back: 43 }, most: { back: 50 } },
  help: {
    conventionalPercent: 3,
    governmentPercent: 3.5,
    score: 640,
    fhaScore: 650,
    forgivenYears: 7,
    dayText: 'November 23, 2026',
    expires: '2027-02-28',
  },
};
