import type { Href } from '@/content/routes';
import type { LetterFacts } from '@/lib/questionnaire/letter/facts';
import { fact, figureOf } from '../facts/facts';
import { printedCompany, secondLoansText } from '../lender/company';
import { exampleRateDay, exampleRatePercent, publishedOwnRate } from '../lender/rates';
import { bookingOf, numbersOf, people } from '../lender/staff';
import { market, secondLoan } from './market';

export const letterFacts: LetterFacts = {
  assumptions: {
    ratePercent: exampleRatePercent,
    refinanceCostsPercent: 2,
    secondLoan,
  },
  market,
  ownRate: publishedOwnRate,
  rateSource: `the national average of ${exampleRateDay}`,
  ask: { label: 'ask for today’s', path: '/quick-quote' satisfies Href },
  checklistPath: '/paper-work' satisfies Href,
  secondLoansText,
  conventional: {
    cashOut: { own: figureOf('conventionalCashOutShare'), other: figureOf('conventionalCashOutShareOther') },
    // For a loan without cash out on one unit: Fannie Mae, Eligibility Matrix, limited cash-out refinance.
    noCash: { own: 97, second: 90, rental: 75 },
  },
  fha: {
    score: fact('fhaScore').text,
    upfront: fact('fhaUpfrontPremium').text,
    cashOutPercent: figureOf('fhaCashOutShare'),
    // HUD Handbook 4000.1, rate and term refinance.
    noCashPercent: 97.75,
  },
  va: {
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
