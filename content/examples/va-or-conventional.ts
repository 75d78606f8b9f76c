import { initialValues } from '@/lib/calculators/definition';
import { paymentOf, withDependents } from '@/lib/calculators/payment/compute';
import { fields } from '@/lib/calculators/payment/fields';
import { kindHeads, kindRows, kindsOf } from '@/lib/calculators/payment/kinds';
import { kindNames } from '@/lib/calculators/shared-fields';
import { countyState } from '@/lib/counties';
import { exampleRatePercent } from '../lender/rates';
import { market } from './market';

const county = 'Montgomery';
const price = 250_000;
const stayMonths = 84;

function valuesAt(downPercent: number) {
  const opening = initialValues(fields);
  const down = (price * downPercent) / 100;
  const typed = { homePrice: price, downPayment: down, ratePercent: exampleRatePercent, firstHome: 'Yes' } as const;
  return { ...opening, ...withDependents(opening, { ...typed, state: countyState, county }) };
}

/** VA and conventional for one home, compared as in the payment calculator, for a veteran's first use. */
function compared(downPercent: number | null) {
  const values = valuesAt(downPercent ?? 0);
  const comparisonInputs = { isVeteran: true, vaUse: 'first', stayMonths, eachAtMin: downPercent === null } as const;
  const kinds = kindsOf(paymentOf(values, { market }), comparisonInputs, market);
  return ['va', 'conventional'].flatMap((name) => kinds.find(({ kind }) => kind === name) ?? []);
}

const atMinimum = compared(null);
const twentyPercentDown = compared(20);
const bring = atMinimum.map(({ downPayment, home }) => downPayment + home.closing.plan);
const month = (kinds: typeof atMinimum) => kinds.map(({ home }) => Math.round(home.month.total ?? 0));
const [vaBring = 0, otherBring = 0] = bring;
const [vaMonth = 0, otherMonth = 0] = month(atMinimum);
const [vaFifth = 0, otherFifth = 0] = month(twentyPercentDown);

/** The comparison on /va-loans, in whole dollars. */
export const vaOrConventional = {
  county,
  price,
  stayMonths,
  /** Field values of the payment calculator, with nothing down. */
  values: valuesAt(0),
  heads: kindHeads(atMinimum, market),
  rows: kindRows(atMinimum, { stayMonths, eachAtMin: true, ratePercent: exampleRatePercent }),
  lessToClose: otherBring - vaBring,
  lessAMonth: otherMonth - vaMonth,
  month: { va: vaMonth, conventional: otherMonth },
  terms: atMinimum.map(({ kind, home }) => ({
    name: kindNames[kind],
    percent: home.plan.aprPercent ?? 0,
    runs: home.plan.runs,
  })),
};

if (vaFifth <= otherFifth)
  throw new Error('With 20% down VA no longer costs more than conventional: /va-loans says it does.');
