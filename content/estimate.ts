import { countyRates } from '@/lib/county-rates';
import type { EstimateFacts } from '@/lib/questionnaire/estimate-words';
import { assumedInsurance } from './assumptions';
import type { Href } from './copy';
import { fact } from './facts';
import { exampleRatePercent } from './rates';

/** The value of a fact that is a number; another one stops the build. */
function amount(id: Parameters<typeof fact>[0]): number {
  const { value } = fact(id);
  if (typeof value !== 'number') throw new Error(`The fact ${id} has no number; give it one in content/facts.`);
  return value;
}

/** The middle of some numbers: as many are higher as are lower. */
function middle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** What "What this looks like" takes for granted in both questionnaires. */
export const estimateFacts: EstimateFacts = {
  assumptions: {
    ratePercent: exampleRatePercent,
    pmiPercent: amount('closingPmi'),
    // That of a home at $300,000: the price is not known yet.
    monthlyInsurance: assumedInsurance(300000),
    taxPercent: middle(Object.values(countyRates)),
    monthlyDebts: 0,
    closingPercent: 3,
  },
  ask: { label: 'Ask for today’s rate', path: '/quick-quote' satisfies Href },
  call: { label: 'Request a call', path: '/contact-us#call' satisfies Href },
  fhaDownPercent: amount('fhaDownPayment'),
  fhaScore: fact('fhaScore').text,
  fhaUpfront: fact('fhaUpfrontPremium').text,
  vaFeeRange: fact('vaFeeRange').text,
  closingRange: fact('closingCostRange').text,
  checklistPath: '/paper-work' satisfies Href,
};
