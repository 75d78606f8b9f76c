import type { EstimateFacts } from '@/lib/questionnaire/estimate-words';
import { assumedInsurance } from './assumptions';
import type { Href } from './copy';
import { fact, figureOf } from './facts';
import { middleCounty } from './ohio/counties';
import { exampleRatePercent } from './rates';

/** What "What this looks like" takes for granted in both questionnaires. */
export const estimateFacts: EstimateFacts = {
  assumptions: {
    ratePercent: exampleRatePercent,
    pmiPercent: figureOf('closingPmi'),
    // That of a home at $300,000: the price is not known yet.
    monthlyInsurance: assumedInsurance(300000),
    taxPercent: middleCounty.ratePercent,
    monthlyDebts: 0,
    closingPercent: 3,
  },
  ask: { label: 'Ask for today’s rate', path: '/quick-quote' satisfies Href },
  call: { label: 'Request a call', path: '/contact-us#call' satisfies Href },
  fhaDownPercent: figureOf('fhaDownPayment'),
  fhaScore: fact('fhaScore').text,
  fhaUpfront: fact('fhaUpfrontPremium').text,
  vaFeeRange: fact('vaFeeRange').text,
  closingRange: fact('closingCostRange').text,
  checklistPath: '/paper-work' satisfies Href,
};
