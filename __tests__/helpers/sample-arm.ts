/** Fixed for five years, then adjusted every six months. */
export const sampleArm = {
  index: 'the 30-day average of SOFR',
  indexPercent: 3.68,
  marginPoints: 3,
  fixedYears: 5,
  changeMonths: 6,
  firstCapPoints: 2,
  laterCapPoints: 1,
  lifeCapPoints: 5,
} as const;
