import { fact, figureOf } from '../facts/facts';
import { company, secondLoansText } from '../lender/company';
import { exampleRateDay, exampleRatePercent, exampleRows, fixedRows, publishedOwnRate, rates } from '../lender/rates';
import { conveyanceFees, parcelFee, uncertainFees } from '../ohio/closing';
import { buildDay, dayInWords } from '../schema/dates';
import { market, secondLoan } from './market';

const vintage = fact('propertyTaxVintage');
const checked = `Last checked ${dayInWords(vintage.asOf)}${buildDay() > vintage.expires ? '; it may be out of date, ask us.' : '.'}`;

export const propertyTax = {
  caption: `Statewide Census estimate (ACS ${vintage.text}) for owner-occupied homes, a year. Your county decides: type your own figure. ${checked}`,
  source: vintage.source,
};

const countyVintage = fact('countyTaxVintage');

export const countyTax = {
  caption: `Census Bureau, American Community Survey ${countyVintage.text}: the median tax over the median value. The county auditor has the exact bill.`,
  source: countyVintage.source,
} as const;

const limits = [fact('fhaLimitFloor'), fact('fhaLimitColumbus')] as const;

/** The texts about FHA limits under a selected county; empty once a limit has expired. */
export const countyLimits = limits.some(({ expires }) => buildDay() > expires)
  ? { floor: '', columbus: '' }
  : { floor: `, FHA limit ${limits[0].text}`, columbus: `, FHA limit ${limits[1].text}` };

export const paymentFacts = {
  market,
  countyLimits,
  tax: { caption: propertyTax.caption, countyCaption: countyTax.caption, source: propertyTax.source },
  closing: {
    note: `Title is the owner’s policy or half of it, and fees. Recording is ${fact('recordingFirst').text} for two pages, ${fact('recordingFurther').text} for each further one; some counties add ${fact('recordingSurcharge').text}. Ohio bills tax in arrears.`,
    sources: [
      { ...fact('titleRates').source, name: 'Ohio Title Insurance Rating Bureau' },
      fact('recordingFirst').source,
      fact('sellerTaxLow').source,
    ],
  },
} as const;

/** The facts for the house front on the home page, without the lender’s own rates once they have expired. */
export const houseFacts = {
  example: { rows: exampleRows, dayText: exampleRateDay },
  ...(buildDay() <= rates.expires && {
    today: { rows: fixedRows, dayText: dayInWords(rates.asOf), expires: rates.expires },
  }),
  market,
};

export const affordabilityFacts = {
  phone: company.phone,
  countyLimits,
  market,
  shares: {
    front: fact('housingRatio').text,
    comfortable: fact('debtRatio').text,
    stretch: fact('fhaDebtRatio').text,
    most: fact('debtRatioMost').text,
  },
} as const;

/**
 * The facts for the refinance and consolidation calculators: the example rate, and current rates by years, the longest
 * first.
 */
export const refinanceFacts = {
  example: { ratePercent: exampleRatePercent, what: `the national average of ${exampleRateDay}` },
  today: {
    expires: rates.expires,
    rates: fixedRows
      .filter(({ id }) => !id.endsWith('-fha'))
      .map(({ termYears, ratePercent }) => ({ termYears, ratePercent })),
  },
  ownRate: publishedOwnRate,
  second: { ...secondLoan, whoMakesIt: secondLoansText },
} as const;

export const consolidationFacts = { ...refinanceFacts, counselor: fact('counselorPhone').text } as const;

export const rentOrBuyFacts = {
  countyLimits,
  typical: `That’s the median of the owners’ own estimates of ${countyVintage.text}.`,
  market,
} as const;

const [usualFee, ...otherFees] = conveyanceFees.toSorted((a, b) => b.counties.length - a.counties.length);

export const closingFacts = {
  market,
  conveyance: {
    usual: usualFee?.per1000 ?? 0,
    others: Object.fromEntries(otherFees.flatMap(({ per1000, counties }) => counties.map((name) => [name, per1000]))),
    uncertain: uncertainFees,
    parcel: parcelFee,
  },
  protection: figureOf('closingProtectionSeller'),
};
