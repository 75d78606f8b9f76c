import type { Market } from '@/lib/market';
import { type RecordingRule, recordingFees } from '@/lib/mortgage/cash-to-close';
import { roundHalfAway } from '@/lib/numbers/format';
import { insurancePercent } from '../facts/assumptions';
import { type FactId, fact, figureOf } from '../facts/facts';
import { pmiCard } from '../facts/pmi-card';
import { company } from '../lender/company';
import { exampleRateDay, exampleRatePercent } from '../lender/rates';
import { titlePremiums } from '../ohio/closing';
import { medianCounty } from '../ohio/counties';
import { buildDay, dayInWords } from '../schema/dates';

const range = (low: FactId, high: FactId) => ({ low: figureOf(low), high: figureOf(high) });

const withOwners = figureOf('lendersTitleWithOwners');

const agency = range('closingAgencyLow', 'closingAgencyHigh');

const deed = { low: 2, high: 4 };

const recordingOf = (documents: RecordingRule['documents']) =>
  recordingFees({
    first: figureOf('recordingFirst'),
    furtherPage: figureOf('recordingFurther'),
    surcharge: figureOf('recordingSurcharge'),
    documents,
  });

export const closingAssumptions = {
  services: range('closingServicesLow', 'closingServicesHigh'),
  premiums: titlePremiums,
  agency: { low: withOwners + agency.low, high: withOwners + agency.high },
  ownersShare: { low: 0.5, high: 1 },
  recording: recordingOf([deed, { low: 15, high: 25 }]),
  taxReserveMonths: range('taxReserveLow', 'taxReserveHigh'),
  sellerTaxMonths: range('sellerTaxLow', 'sellerTaxHigh'),
  interestDays: { low: 1, high: 30 },
  withoutLoan: {
    services: { low: 0, high: 0 },
    agency,
    recording: recordingOf([deed]),
    taxReserveMonths: { low: 0, high: 0 },
  },
} as const;

const help = fact('ohfaShareConventional');

export const market: Market = {
  rate: {
    ratePercent: exampleRatePercent,
    // An assumption, labeled as one on the page, as on /cash-out-refinance: nobody publishes an average for fixed
    // second loans.
    secondLoanPercent: roundHalfAway(exampleRatePercent + 2, 3),
    dayText: exampleRateDay,
  },
  chargesPercent: figureOf('closingCharges'),
  closing: closingAssumptions,
  insurancePercent,
  taxPercent: roundHalfAway(medianCounty.ratePercent, 2),
  pmi: pmiCard,
  limits: {
    conforming: figureOf('conformingLimit'),
    fha: { floor: figureOf('fhaLimitFloor'), columbus: figureOf('fhaLimitColumbus') },
  },
  minDown: {
    conventional: figureOf('conventionalUsualDownPayment'),
    firstHome: figureOf('conventionalDownPayment'),
    fha: figureOf('fhaDownPayment'),
  },
  sellerPercent: {
    conventional: figureOf('conventionalSellerLowDown'),
    fha: figureOf('fhaSellerCredit'),
    va: figureOf('vaSellerConcessions'),
  },
  income: {
    comfortable: { front: figureOf('housingRatio'), back: figureOf('debtRatio') },
    stretch: { back: figureOf('fhaDebtRatio') },
    most: { back: figureOf('debtRatioMost') },
  },
  help:
    company.helpPrograms.includes('ohfa') && buildDay() <= help.expires
      ? {
          conventionalPercent: figureOf('ohfaShareConventional'),
          governmentPercent: figureOf('ohfaShareGovernment'),
          score: figureOf('ohfaScore'),
          fhaScore: figureOf('ohfaScoreFha'),
          forgivenYears: figureOf('ohfaForgivenYears'),
          dayText: dayInWords(help.asOf),
          expires: help.expires,
        }
      : null,
};

/** The second loan in examples: percent a year, whole months. */
export const secondLoan = { ratePercent: market.rate.secondLoanPercent, months: 180 } as const;
