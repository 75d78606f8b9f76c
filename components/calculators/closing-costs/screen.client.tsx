'use client';

import { Place } from '@/components/calculators/fields/county-field.client';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { useDatedMarket } from '@/components/calculators/memory/memory.client';
import { PlainButton } from '@/components/controls/button';
import { type Figure, Figures, SideBySide } from '@/components/page/figures/figures';
import { isFromSavings } from '@/lib/buying/buyer';
import { fundsText, refusalText } from '@/lib/buying/kind-words';
import { type ClosingFacts, type ClosingSides, closingSides } from '@/lib/calculators/closing-costs/compute';
import { fields } from '@/lib/calculators/closing-costs/fields';
import type { DollarRange } from '@/lib/mortgage/cash-to-close';
import { countsText } from '@/lib/mortgage/closing-day';
import { noValue, percentText, roundHalfAway, usd, usdRange, usdWhole } from '@/lib/numbers/format';
import styles from './closing-costs.module.css';
import { ClosingDay } from './closing-day.client';

export const words = {
  form: 'Closing costs of a home in Ohio',
  buying: 'If you’re buying',
  selling: 'If you’re selling',
  title: 'Cash to close, buying',
  net: 'You take home, selling',
  next: [
    { label: 'Ask for a quote', href: '/quick-quote' },
    { label: 'Who pays what', href: '#who-pays-what' },
  ],
} as const;

/** A deduction: "−$1,200", or a range in words. */
function minusText({ low, high }: DollarRange): string {
  if (Math.round(high) === 0) return usdWhole(0);
  if (Math.round(low) === Math.round(high)) return `−${usdWhole(high)}`;
  return low === 0 ? `up to ${usdWhole(high)} less` : `${usdRange({ low, high })} less`;
}

const minus = (amount: number): string => minusText({ low: amount, high: amount });

function buyerLines({ buyer, isDated, isLoan }: ClosingSides, { market }: ClosingFacts): readonly Figure[] {
  const { taxReserveMonths, sellerTaxMonths, interestDays } = market.closing;
  const lenders: readonly Figure[] = [
    {
      label: 'Lender’s charges',
      note: `Example, ${percentText(market.chargesPercent)} of the loan`,
      text: usdRange(buyer.charges),
    },
    { label: 'Appraisal, credit, flood check', text: usdRange(buyer.services) },
  ];
  const ahead: readonly Figure[] = [
    {
      label: 'Tax reserve',
      note: countsText(taxReserveMonths, 'month'),
      text: usdRange(buyer.taxReserve),
    },
    {
      label: 'Interest to month’s end',
      note: `${countsText(interestDays, 'day')} at our example rate`,
      text: usdRange(buyer.interest),
    },
  ];
  return [
    { label: isLoan ? 'Down payment' : 'Price', text: usdRange(buyer.downPayment) },
    ...(isLoan ? lenders : []),
    {
      label: 'Title and settlement',
      note: isDated ? 'With your share of the owner’s policy' : 'With half or all of the owner’s policy',
      text: usdRange(buyer.title),
    },
    { label: 'Recording', note: isLoan ? 'Deed and mortgage' : 'Deed', text: usdRange(buyer.recording) },
    { label: 'Insurance, first year', note: 'Assumed', text: usdRange(buyer.insurance) },
    ...(isLoan ? ahead : []),
    {
      label: 'Tax credit from the seller',
      note: countsText(sellerTaxMonths, 'month'),
      text: minusText(buyer.sellerTax),
    },
  ];
}

function sellerLines({ seller }: ClosingSides, price: number): readonly Figure[] {
  const about = seller.isCertain ? '' : 'About ';
  return [
    { label: 'Price', text: usdWhole(price) },
    {
      label: 'Conveyance fee',
      note: `${about}${usd(seller.per1000)} for each $1,000, and the parcel`,
      text: minus(seller.conveyance),
    },
    { label: 'Owner’s title policy', note: 'None, half or all: by contract', text: minusText(seller.policy) },
    { label: 'Closing protection', text: minus(seller.protection) },
    { label: 'Tax credit to the buyer', note: 'Ohio bills it a year later', text: minusText(seller.tax) },
    { label: 'Agents', text: minus(seller.agents) },
    { label: 'Payoff of your loan', text: minus(seller.payoff) },
  ];
}

/** The down payment in percent of the price. */
const sharePercent = ({ buyer }: ClosingSides, price: number) =>
  roundHalfAway((100 * buyer.downPayment.low) / price, 3);

export function ClosingCosts({ facts: given }: { readonly facts: ClosingFacts }) {
  const facts = useDatedMarket(given);
  const calculator = useCalculator(fields);
  const { values, fieldProps, change } = calculator;
  const sides = closingSides(values, facts);
  const figure = usdWhole(sides?.bring ?? null);
  const { price } = values;
  const fromSavings = isFromSavings(values);
  const down = sides ? usdWhole(sides.buyer.downPayment.low) : noValue;
  const refusal = sides?.refusal ? ` ${refusalText(sides.refusal, values.kind, values.county)}` : '';
  const isShort = sides !== null && sides.seller.net.high < 0;
  return (
    <CalculatorScreen
      calculator={calculator}
      words={words}
      bar={{ label: words.title, figure }}
      panel={{
        title: words.title,
        figure,
        spoken: sides
          ? `${words.title} about ${figure}, ${usdRange(sides.buyer.total)}. ${words.net} ${usdRange(sides.seller.net)}`
          : '',
        children: sides ? (
          <>
            <Figures
              dense
              caption="Both sides of the closing"
              lines={[
                { label: sides.isDated ? 'It may be' : 'Depending on the day', text: usdRange(sides.buyer.total) },
                {
                  label: 'Without the down payment',
                  text: usdRange({
                    low: sides.buyer.total.low - sides.buyer.downPayment.low,
                    high: sides.buyer.total.high - sides.buyer.downPayment.high,
                  }),
                },
                {
                  label: 'Comes off the price, selling',
                  text: usdRange({ low: price - sides.seller.net.high, high: price - sides.seller.net.low }),
                },
                { label: words.net, text: usdRange(sides.seller.net), negative: isShort },
              ]}
            />
            <p>
              {isShort
                ? 'The price doesn’t cover the payoff and the costs: talk to your servicer before you list.'
                : 'Within three business days of your application we send you a Loan Estimate with every line for your own loan.'}
            </p>
          </>
        ) : null,
      }}
      sections={
        sides ? (
          <div className="section">
            <div className={`wrap ${styles.both}`}>
              <SideBySide>
                <section aria-labelledby="buying-side">
                  <h2 id="buying-side">{words.buying}</h2>
                  <Figures
                    caption={words.buying}
                    lines={buyerLines(sides, facts)}
                    total={{ label: 'Cash to close', text: usdRange(sides.buyer.total) }}
                  />
                </section>
                <section aria-labelledby="selling-side">
                  <h2 id="selling-side">{words.selling}</h2>
                  <Figures
                    caption={words.selling}
                    lines={sellerLines(sides, price)}
                    total={{ label: 'You take home', text: usdRange(sides.seller.net), negative: isShort }}
                  />
                </section>
              </SideBySide>
            </div>
          </div>
        ) : null
      }
    >
      <FieldGroup legend="The home">
        <Field {...fieldProps('price')} />
        <Place />
        <Field {...fieldProps('county')} />
      </FieldGroup>
      <ClosingDay />
      <FieldGroup legend={words.buying}>
        {fromSavings ? (
          <Field
            key="saved"
            {...fieldProps('saved')}
            note={sides?.fromSavings ? fundsText(sides.fromSavings) : undefined}
          >
            <PlainButton
              onClick={() => change({ fundsMode: 'down', downPaymentPercent: sides ? sharePercent(sides, price) : 0 })}
            >
              I know my down payment
            </PlainButton>
          </Field>
        ) : (
          <Field key="down" {...fieldProps('downPaymentPercent')} note={`= ${down}.${refusal}`}>
            <PlainButton
              onClick={() => change({ fundsMode: 'saved', saved: values.saved || Math.round(sides?.bring ?? 0) })}
            >
              Start from what I’ve saved
            </PlainButton>
          </Field>
        )}
        <Field {...fieldProps('kind')} />
      </FieldGroup>
      <FieldGroup legend={words.selling}>
        <Field {...fieldProps('agentsPercent')} />
        <Field {...fieldProps('payoff')} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
