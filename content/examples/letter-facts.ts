import type { Href } from '@/content/routes';
import type { LetterFacts } from '@/lib/questionnaire/letter/facts';
import { fact, figureOf } from '../facts/facts';
import { printedCompany, secondLoansText } from '../lender/company';
import { exampleRateDay, exampleRatePercent } from '../lender/rates';
import { bookingOf, numbersOf, people } from '../lender/staff';
import { market } from './market';

/** What the letter at the end of both questionnaires takes for granted. */
export const letterFacts: LetterFacts = {
  assumptions: {
    ratePercent: exampleRatePercent,
    pmiPercent: figureOf('closingPmi'),
    refinanceCostsPercent: 2,
    // An assumption, printed as one, as on /cash-out-refinance: nobody publishes an average of fixed second loans.
    secondLoan: { ratePercent: exampleRatePercent + 2, months: 180 },
  },
  market,
  rateSource: `the national average of ${exampleRateDay}`,
  ask: { label: 'ask for today’s', path: '/quick-quote' satisfies Href },
  checklistPath: '/paper-work' satisfies Href,
  secondLoansText,
  conventional: {
    downPercent: figureOf('conventionalDownPayment'),
    limit: figureOf('conformingLimit'),
    cashOut: { own: figureOf('conventionalCashOutShare'), other: figureOf('conventionalCashOutShareOther') },
    // Of a loan without cash on one unit: Fannie Mae, Eligibility Matrix, limited cash-out refinance.
    noCash: { own: 97, second: 90, rental: 75 },
  },
  fha: {
    downPercent: figureOf('fhaDownPayment'),
    score: fact('fhaScore').text,
    upfront: fact('fhaUpfrontPremium').text,
    limits: { floor: figureOf('fhaLimitFloor'), columbus: figureOf('fhaLimitColumbus') },
    cashOutPercent: figureOf('fhaCashOutShare'),
    // HUD Handbook 4000.1, rate and term refinance.
    noCashPercent: 97.75,
  },
  va: {
    feeFirst: fact('vaFeeFirstUse').text,
    feeRange: fact('vaFeeRange').text,
    usualPercent: figureOf('vaCashOutUsual'),
  },
  lender: { name: printedCompany.name, rest: `NMLS #${printedCompany.nmls} · Licensed in Ohio only` },
  officers: people.map((person) => ({
    name: person.name,
    role: person.role,
    numbers: numbersOf(person),
    initials: person.initials,
    photo: person.photo,
    id: person.id,
    booking: bookingOf(person),
  })),
};
