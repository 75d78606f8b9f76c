import type { EstimateFacts } from '@/lib/questionnaire/estimate-words';
import type { Href } from './copy';
import { dayInWords } from './dates';
import { fact } from './facts';
import { exampleRatePercent, rates } from './rates';

/** The value of a fact that is a number; another one stops the build. */
function amount(id: Parameters<typeof fact>[0]): number {
  const { value } = fact(id);
  if (typeof value !== 'number') throw new Error(`The fact ${id} has no number; give it one in content/facts.`);
  return value;
}

/** What "What this looks like" takes for granted in both questionnaires. */
export const estimateFacts: EstimateFacts = {
  assumptions: {
    ratePercent: exampleRatePercent,
    pmiPercent: amount('closingPmi'),
    monthlyInsurance: 125,
    taxPercent: amount('propertyTaxOhio'),
    monthlyDebts: 0,
    closingPercent: 3,
  },
  asOf: dayInWords(rates.asOf),
  expires: rates.expires,
  ask: { label: 'Ask for today’s rate', path: '/quick-quote' satisfies Href },
  fhaDownPercent: amount('fhaDownPayment'),
  fhaScore: fact('fhaScore').text,
  fhaUpfront: fact('fhaUpfrontPremium').text,
  vaFeeRange: fact('vaFeeRange').text,
  closingRange: fact('closingCostRange').text,
  checklistPath: '/paper-work' satisfies Href,
};
