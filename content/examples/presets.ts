import { fields as affordabilityFields } from '@/lib/calculators/affordability/fields';
import { type CalculatorFields, initialValues, type ValuesOf } from '@/lib/calculators/definition';
import { type PaymentValues, fields as paymentFields } from '@/lib/calculators/payment/fields';
import { consolidationFields, refinanceFields } from '@/lib/calculators/refinance/fields';
import { fields as rentOrBuyFields } from '@/lib/calculators/rent-or-buy/fields';
import { shareHash } from '@/lib/calculators/share';
import { payment } from '@/lib/mortgage/loan';
import { figureOf } from '../facts/facts';
import { exampleRatePercent } from '../lender/rates';
import { comparedPrice, countyOf, medianCounty } from '../ohio/counties';
import type { PagePath } from '../routes';
import { ohioPurchase, rentOrBuyIn } from './county-examples';
import {
  benefitExamples,
  cashOutExample,
  fhaPurchase,
  fhaStreamlineExample,
  fiveYearStay,
  refinanceExample,
  vaStreamlineExample,
} from './examples';
import {
  conventionalPurchase,
  jumboPurchase,
  rateLockExample,
  refinanceOrWaitExample,
  residualIncomeExample,
  selfEmployedExample,
} from './guide-examples';
import { vaOrConventional } from './va-or-conventional';

/** A calculator with its fields filled in: the page, the fields, and their values as a URL fragment. */
export type Preset = { readonly path: PagePath; readonly fields: CalculatorFields; readonly hash: string };

/** A preset; other fields keep their initial values. */
function presetOf<Fields extends CalculatorFields>(
  path: PagePath,
  fields: Fields,
  values: Partial<ValuesOf<Fields>>,
): Preset {
  return { path, fields, hash: shareHash(fields, { ...initialValues(fields), ...values }) };
}

function paymentPreset(values: Partial<PaymentValues>): Preset {
  return presetOf('/what-will-my-monthly-payment-be-calculator', paymentFields, {
    ratePercent: exampleRatePercent,
    ...values,
  });
}

function refinancePreset(values: Partial<ValuesOf<typeof refinanceFields>>): Preset {
  return presetOf('/refinance-analysis-calculator', refinanceFields, values);
}

/** A first loan and a second one for cash, against one new loan for both. */
function cashOutPreset(cash: number): Preset {
  const { first, firstPayment, second, one } = cashOutExample();
  return presetOf('/debt-consolidation-calculator', consolidationFields, {
    principal1: first.principal,
    payment1: firstPayment,
    ratePercent1: first.ratePercent,
    principal2: cash,
    payment2: payment({ ...second, principal: cash }),
    ratePercent2: second.ratePercent,
    newRatePercent: one.ratePercent,
    termMonths: one.termMonths,
  });
}

const fha = fhaPurchase(250000);
const stay = fiveYearStay();
const old = refinanceExample();
const streamline = fhaStreamlineExample();
const cashOut = cashOutExample();
const benefits = benefitExamples();
const conventional = conventionalPurchase(300000, figureOf('conventionalUsualDownPayment'));
const jumbo = jumboPurchase(1100000);
const franklin = countyOf('Franklin');
const ohio = ohioPurchase(comparedPrice, figureOf('conventionalUsualDownPayment'), franklin.ratePercent);
const first = ohioPurchase(medianCounty.medianValue, figureOf('conventionalDownPayment'));
const wait = refinanceOrWaitExample();
const irrrl = vaStreamlineExample();
const residual = residualIncomeExample();
const owner = selfEmployedExample();

export const presets = {
  fhaPayment: paymentPreset({ kind: 'fha', homePrice: fha.price, downPayment: fha.downPayment }),
  /** The home on /va-loans. */
  vaPayment: paymentPreset({ ...vaOrConventional.values, kind: 'va', veteran: 'Yes' }),
  /** The fixed-rate loan whose usual terms the payment screen compares, with 20% down. */
  terms: paymentPreset({ homePrice: stay.fixed.principal / 0.8, downPayment: stay.fixed.principal / 4 }),
  refinance: refinancePreset({
    principal1: old.balance,
    payment1: old.thirty.currentPayment,
    ratePercent1: old.old.ratePercent,
    newRatePercent: old.newRatePercent,
    closingCosts: old.costsPercent,
  }),
  /** The cards on the home page. */
  lowerPayment: refinancePreset({
    principal1: benefits.lowerPayment.before.principal,
    payment1: benefits.lowerPayment.was,
    ratePercent1: benefits.lowerPayment.before.ratePercent,
    newRatePercent: benefits.lowerPayment.after.ratePercent,
    termMonths: benefits.lowerPayment.after.termMonths,
  }),
  fifteenYears: refinancePreset({
    principal1: benefits.shorterTerm.long.principal,
    payment1: benefits.shorterTerm.was,
    ratePercent1: benefits.shorterTerm.long.ratePercent,
    newRatePercent: benefits.shorterTerm.short.ratePercent,
    termMonths: benefits.shorterTerm.short.termMonths,
  }),
  shorterTerm: refinancePreset({ termMonths: 180 }),
  streamline: refinancePreset({
    principal1: streamline.balance,
    payment1: payment(streamline.old),
    ratePercent1: streamline.old.ratePercent,
    newRatePercent: streamline.next.ratePercent,
    closingCostsType: 'dollars',
    closingCostsDollars: streamline.costs + streamline.newPremium - streamline.refund,
  }),
  conventionalPayment: paymentPreset({ homePrice: conventional.price, downPayment: conventional.downPayment }),
  /** A home in Franklin County, taxed at its rate. */
  ohioHome: paymentPreset({
    homePrice: ohio.price,
    downPayment: ohio.downPayment,
    state: 'OH',
    county: franklin.name,
    annualPropertyTax: ohio.tax,
    monthlyInsurance: ohio.monthlyInsurance,
  }),
  firstHome: paymentPreset({
    homePrice: first.price,
    downPayment: first.downPayment,
    annualPropertyTax: first.tax,
    taxMode: 'typed',
    monthlyInsurance: first.monthlyInsurance,
  }),
  jumboPayment: paymentPreset({ homePrice: jumbo.price, downPayment: jumbo.jumbo.down }),
  /** The loan about to be locked, with 20% down. */
  lockPayment: paymentPreset({
    homePrice: rateLockExample().principal / 0.8,
    downPayment: rateLockExample().principal / 4,
  }),
  refinanceOrWait: refinancePreset({
    principal1: wait.balance,
    payment1: wait.keep.payment,
    ratePercent1: wait.old.ratePercent,
    newRatePercent: wait.newRatePercent,
    termMonths: wait.left,
    closingCostsType: 'dollars',
    closingCostsDollars: wait.costs,
  }),
  vaStreamline: refinancePreset({
    principal1: irrrl.balance,
    payment1: irrrl.oldPayment,
    ratePercent1: irrrl.old.ratePercent,
    newRatePercent: irrrl.next.ratePercent,
    termMonths: irrrl.next.termMonths,
    closingCostsType: 'dollars',
    closingCostsDollars: irrrl.costs + irrrl.fee,
    financeClosingCosts: 'Yes',
  }),
  residual: paymentPreset({ kind: 'va', homePrice: residual.home.price, downPayment: 0 }),
  selfEmployed: presetOf('/how-much-can-i-afford-calculator', affordabilityFields, {
    annualIncome: Math.round(owner.found.income * 12),
    monthlyDebts: 0,
    ratePercent: exampleRatePercent,
    pmiPercent: 0,
  }),
  rentOrBuyColumbus: presetOf('/renting-versus-buying-calculator', rentOrBuyFields, rentOrBuyIn(franklin).values),
  cashOut: cashOutPreset(cashOut.cash),
  /** The card on the home page. */
  mostCashOut: cashOutPreset(cashOut.maxCash),
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetName = keyof typeof presets;

/** The URL of a calculator with a preset's values; an unknown name stops the build. */
export function presetHref(name: PresetName): `${PagePath}#${string}` {
  if (!Object.hasOwn(presets, name))
    throw new Error(
      `content/examples/presets.ts: there is no preset ${name}; write one of ${Object.keys(presets).join(', ')}.`,
    );
  const { path, hash } = presets[name];
  return `${path}#${hash}`;
}
