'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { useLeadFigures } from '@/components/browser/lead-figures.client';
import { AmountField } from '@/components/calculators/fields/amount-field.client';
import { Field } from '@/components/calculators/fields/field.client';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import { ButtonLink, PlainButton } from '@/components/controls/button';
import { Tag } from '@/components/drawings/signs';
import { type HouseFacts, monthOf, partsOf, shareOfIncome } from '@/lib/calculators/home-house/compute';
import { fields, type House } from '@/lib/calculators/home-house/fields';
import {
  incomeText,
  insuranceEnd,
  pennantOf,
  pictureWordsOf,
  placeText,
  words,
} from '@/lib/calculators/home-house/words';
import { inputFigures } from '@/lib/calculators/share';
import { countyValues } from '@/lib/county-values';
import { dayText } from '@/lib/day';
import type { PaymentPlan } from '@/lib/mortgage/payment-plan';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { CopyHouse } from './copy.client';
import styles from './house.module.css';
import { RateRows } from './rows.client';
import { useHouse } from './use-house.client';

export type HouseScreenProps = {
  readonly facts: HouseFacts;
  /** The link to a person who knows today’s rate, and what the call is about. */
  readonly ask: { readonly label: string; readonly href: string; readonly about: string };
  /** Sentences below the rows: of the lender’s rates, and of the example. */
  readonly notes: { readonly today: string; readonly example: string };
  readonly calculatorPath: string;
  /** Who lends, on the picture. */
  readonly lender: string;
};

/** Why there is no month; empty where there is one. */
function problemOf({ homePrice, downPayment }: House): string {
  if (homePrice <= 0) return 'Enter a price';
  return downPayment >= homePrice ? words.noLoan : '';
}

/** The typical price of the chosen county, for the price field; nothing for the middle county. */
function TypicalHome({ county, onUse }: { readonly county: string; readonly onUse: (price: number) => void }) {
  const value = countyValues[county];
  if (value === undefined) return null;
  return (
    <>
      Owners there value theirs at <PlainButton onClick={() => onUse(value)}>{usdWhole(value)}</PlainButton>
    </>
  );
}

type HouseFieldsProps = Pick<ReturnType<typeof useHouse>, 'inputs' | 'linked'> & { readonly problem: string };

/** The three fields, in the left window. */
function HouseFields({ inputs: { values, fieldProps, change, set }, linked, problem }: HouseFieldsProps) {
  const { homePrice, downPayment, downUnit, county } = values;
  const share = homePrice > 0 ? percentText(roundHalfAway((100 * downPayment) / homePrice, 1)) : '';
  return (
    <form className={`${styles.fields} live`} aria-label="Your home" onSubmit={(event) => event.preventDefault()}>
      <Field {...fieldProps('homePrice')} />
      <AmountField
        unit={fieldProps('downUnit')}
        dollars={fieldProps('downPayment')}
        percent={fieldProps('downPercent')}
        whole={homePrice}
        ofWhat="of the price"
        aside={downUnit === 'percent' ? usd(downPayment) : share}
        problem={problem === words.noLoan ? problem : undefined}
        onChange={set}
      />
      <Field
        {...fieldProps('county')}
        note={
          county === '' ? undefined : <TypicalHome county={county} onUse={(price) => change({ homePrice: price })} />
        }
      />
      <p className={linked ? styles.linked : 'vh'} role="status">
        {linked ? 'These are the numbers of the link you opened.' : ''}
      </p>
    </form>
  );
}

const partNames = ['loan', 'tax', 'home', 'mortgage'] as const;

/** What the payment consists of, as a bar and as a table. */
function Parts({
  plan,
  years,
  place,
  insurance,
}: {
  readonly plan: PaymentPlan;
  readonly years: number;
  readonly place: string;
  readonly insurance: string;
}) {
  const isNone = plan.whole.principalAndInterest === null;
  const amounts = partsOf(plan);
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  const rows = [
    { name: `Loan, ${years} years`, note: `${12 * years} payments` },
    { name: 'Property tax', note: place },
    { name: 'Home insurance', note: insurance },
    { name: 'Mortgage insurance', note: insuranceEnd(plan) },
  ];
  let from = 0;
  return (
    <>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {partNames.map((part, place) => {
          const width = isNone || whole === 0 ? 0 : (100 * (amounts[place] ?? 0)) / whole;
          const x = from;
          from += width;
          return <rect key={part} data-tone={part} x={x} width={Math.max(0, width - 0.6)} height="10" />;
        })}
      </svg>
      <table className={styles.parts}>
        <caption className="vh">What’s in it</caption>
        <tbody>
          {rows.map(({ name, note }, place) => (
            <tr key={partNames[place]} data-tone={partNames[place]}>
              <th scope="row">
                {name} {note ? <small>{note}</small> : null}
              </th>
              <td>
                {isNone ? usd(null) : place === 3 && amounts[place] === 0 ? 'none' : usdWhole(amounts[place] ?? null)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/**
 * A house front: a price, a down payment and a county in one window, the whole month on the plate over the door, its parts
 * in the other window, and below the sidewalk three loans side by side. It stands at the rate of the examples, under its
 * pennant, unless the lender’s own rates are in force.
 */
export function HouseScreen({ facts, ask, notes, calculatorPath, lender }: HouseScreenProps) {
  const section = useRef<HTMLElement>(null);
  const { inputs, annualIncome, linked } = useHouse(
    useCallback(() => section.current?.scrollIntoView({ behavior: 'instant' }), []),
  );
  const house = inputs.values;
  // A page is read on later days than the day of its build.
  const [isOld, setOld] = useState(false);
  const expires = facts.today?.expires;
  useEffect(() => setOld(expires !== undefined && dayText(new Date()) > expires), [expires]);

  const today = isOld ? undefined : facts.today;
  const rates = today ?? facts.example;
  const [row] = rates.rows;
  const problem = problemOf(house);
  const plan = row && monthOf(house, row, facts);
  const month = problem === '' && plan ? plan.whole.total : null;
  const share = shareOfIncome(month, annualIncome);
  const [rate, day] = row && plan ? pennantOf(rates, !today, row, plan.aprPercent, house.county) : ['', ''];
  const said = month === null ? problem : `${usdWhole(month)} ${words.plate}`;

  useLeadFigures(() =>
    month === null
      ? null
      : {
          answer: { label: 'Each month, all in', text: usdWhole(month) },
          inputs: [
            ...inputFigures(fields, house, (name) => ['homePrice', 'downPayment', 'county'].includes(name)),
            { label: today ? 'Rate' : 'Example rate', text: percentText(row?.ratePercent ?? 0) },
          ],
        },
  );
  if (!row || !plan) return null;

  return (
    <section className={styles.front} aria-labelledby="monthly-cost" id="house" ref={section}>
      <div className="wrap">
        <div className={styles.cornice} />
        <div className={`row ${styles.board}`}>
          <h2 id="monthly-cost">What would it cost a month?</h2>
          <p>Loan, tax and insurance, all in. APR is the annual percentage rate.</p>
        </div>
        <div className={styles.wall}>
          <div
            className={classes(
              styles.entry,
              share !== null && share > 28 && styles.dim,
              share !== null && share > 43 && styles.dark,
            )}
          >
            <p className={styles.plate}>
              <b>{usdWhole(month)}</b>
              <span>{problem || words.plate}</span>
            </p>
            <p className={styles.pennant}>
              <Tag>
                {rate}
                <small>{day}</small>
              </Tag>
              {share === null ? null : <span className={styles.share}>{incomeText(share)}</span>}
            </p>
            <svg className={styles.door} viewBox="0 0 240 262" aria-hidden="true" focusable="false">
              <use href="#art-front-door" />
            </svg>
          </div>
          <HouseFields inputs={inputs} problem={problem} linked={linked} />
          <div className={styles.example}>
            <p>
              A {usdWhole(house.homePrice)} home with {usdWhole(house.downPayment)} down, taxed as in the median Ohio
              county.
            </p>
          </div>
          <div className={styles.answer}>
            <h3>What’s in it</h3>
            <Parts
              plan={problem === '' ? plan : { ...plan, whole: { ...plan.whole, principalAndInterest: null } }}
              years={row.termYears}
              place={placeText(house.county, facts)}
              insurance={`Assumed, ${percentText(facts.assumed.insurancePercent)} a year`}
            />
            <div className={`row ${styles.actions}`}>
              <ButtonLink href={ask.href} data-about={ask.about}>
                {ask.label}
              </ButtonLink>
              {month === null ? null : (
                <CopyHouse
                  house={house}
                  picture={pictureWordsOf({ house, row, plan, rates, isExample: !today, lender })}
                />
              )}
            </div>
          </div>
        </div>
      </div>
      <div className={styles.walk} />
      <RateRows
        facts={facts}
        rates={rates}
        isExample={!today}
        house={problem === '' ? house : null}
        note={today ? notes.today : notes.example}
        calculatorPath={calculatorPath}
      />
      <Announcer text={said} />
    </section>
  );
}
