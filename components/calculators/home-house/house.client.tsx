'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { useLeadFigures } from '@/components/browser/lead-figures.client';
import { AmountField } from '@/components/calculators/fields/amount-field.client';
import { Field } from '@/components/calculators/fields/field.client';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import { useDatedMarket } from '@/components/calculators/memory/memory.client';
import { ButtonLink, PlainButton } from '@/components/controls/button';
import { Tag } from '@/components/drawings/signs';
import { fundsText, refusalText } from '@/lib/buying/kind-words';
import { printedCosts } from '@/lib/buying/monthly-costs';
import type { Home, Purchase } from '@/lib/buying/purchase';
import {
  countedHouse,
  type HouseFacts,
  homeOf,
  isFromSavings,
  kindOf,
  type LoanRow,
  ownRow,
  purchaseOf,
  rowRefusal,
  shareOfIncome,
} from '@/lib/calculators/home-house/compute';
import { fields, type House } from '@/lib/calculators/home-house/fields';
import {
  incomeText,
  insuranceEnd,
  lineName,
  loanNote,
  pennantOf,
  pictureWordsOf,
  placeText,
  words,
} from '@/lib/calculators/home-house/words';
import { inputFigures } from '@/lib/calculators/share';
import { countyValues } from '@/lib/county-values';
import { dayText } from '@/lib/day';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { CopyHouse } from './copy.client';
import styles from './house.module.css';
import { RateRows } from './rows.client';
import { useHouse } from './use-house.client';

export type HouseScreenProps = {
  readonly facts: HouseFacts;
  /** A link for asking a person about today’s rate, with the topic of the call. */
  readonly ask: { readonly label: string; readonly href: string; readonly about: string };
  /** Notes below the rows: about the lender’s rates, and about the example. */
  readonly notes: { readonly today: string; readonly example: string };
  readonly calculatorPath: string;
  /** The lender's name in the saved picture. */
  readonly lender: string;
};

/** Why nothing can be priced; empty if it can. */
function problemOf(house: House): string {
  const { homePrice, downPayment } = house;
  if (homePrice <= 0) return 'Enter a price';
  return !isFromSavings(house) && downPayment >= homePrice ? words.noLoan : '';
}

/** Why the household’s kind of loan is not available; empty if it is. */
function refusedText(house: House, row: LoanRow, facts: HouseFacts): string {
  const refusal = rowRefusal(house, row, facts);
  return refusal && refusal.reason !== 'jumbo' ? refusalText(refusal, kindOf(row), house.county) : '';
}

/** Offers the typical price of the selected county to the price field; nothing for the middle county. */
function TypicalHome({ county, onUse }: { readonly county: string; readonly onUse: (price: number) => void }) {
  const value = countyValues[county];
  if (value === undefined) return null;
  return (
    <>
      Owners there value theirs at <PlainButton onClick={() => onUse(value)}>{usdWhole(value)}</PlainButton>
    </>
  );
}

type HouseFieldsProps = Pick<ReturnType<typeof useHouse>, 'inputs' | 'linked'> & {
  /** The house with its effective down payment. */
  readonly house: House;
  /** What the savings buy; null if the down payment is typed. */
  readonly purchase: Purchase | null;
  readonly problem: string;
};

/** Savings, which also pay for closing, or a down payment, with a switch between the two. */
function FundsField({ inputs, house, purchase, problem }: Omit<HouseFieldsProps, 'linked'>) {
  const { values, fieldProps, change, set } = inputs;
  const { homePrice, downUnit } = values;
  if (isFromSavings(values)) {
    return (
      <Field {...fieldProps('saved')} note={purchase ? fundsText(purchase) : undefined}>
        <PlainButton onClick={() => change({ fundsMode: 'down', downUnit: 'dollars', downPayment: house.downPayment })}>
          I know my down payment
        </PlainButton>
      </Field>
    );
  }
  const share = homePrice > 0 ? percentText(roundHalfAway((100 * values.downPayment) / homePrice, 1)) : '';
  return (
    <AmountField
      unit={fieldProps('downUnit')}
      dollars={fieldProps('downPayment')}
      percent={fieldProps('downPercent')}
      whole={homePrice}
      ofWhat="of the price"
      aside={downUnit === 'percent' ? usd(values.downPayment) : share}
      problem={problem === words.noLoan ? problem : undefined}
      onChange={set}
    >
      <PlainButton onClick={() => change({ fundsMode: 'saved' })}>Start from what I’ve saved</PlainButton>
    </AmountField>
  );
}

function HouseFields({ inputs, linked, house, purchase, problem }: HouseFieldsProps) {
  const { values, fieldProps, change } = inputs;
  const { county } = values;
  return (
    <form className={`${styles.fields} live`} aria-label="Your home" onSubmit={(event) => event.preventDefault()}>
      <Field {...fieldProps('homePrice')} />
      <FundsField inputs={inputs} house={house} purchase={purchase} problem={problem} />
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

const lineTones: Readonly<Record<string, string>> = { insurance: 'home', mortgageInsurance: 'mortgage' };

type PartsProps = {
  /** Null if there is no payment. */
  readonly home: Home | null;
  readonly years: number;
  readonly notes: Readonly<Record<string, string>>;
};

function Parts({ home, years, notes }: PartsProps) {
  const lines = home ? printedCosts(home.month, 0) : [];
  const whole = lines.reduce((sum, { monthly }) => sum + monthly, 0);
  let from = 0;
  return (
    <>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {lines.map(({ id, monthly }) => {
          const width = whole === 0 ? 0 : (100 * monthly) / whole;
          const x = from;
          from += width;
          return <rect key={id} data-tone={lineTones[id] ?? id} x={x} width={Math.max(0, width - 0.6)} height="10" />;
        })}
      </svg>
      <table className={styles.parts}>
        <caption className="vh">What’s in it</caption>
        <tbody>
          {lines.map(({ id, label, monthly }) => (
            <tr key={id} data-tone={lineTones[id] ?? id}>
              <th scope="row">
                {lineName({ id, label }, years)} {notes[id] ? <small>{notes[id]}</small> : null}
              </th>
              <td>{id === 'mortgageInsurance' && monthly === 0 ? 'none' : usdWhole(monthly)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Uses the example rate, with a pennant, unless the lender’s own rates are current. */
export function HouseScreen({ facts: given, ask, notes, calculatorPath, lender }: HouseScreenProps) {
  const facts = useDatedMarket(given);
  const section = useRef<HTMLElement>(null);
  const { inputs, annualIncome, linked } = useHouse(
    useCallback(() => section.current?.scrollIntoView({ behavior: 'instant' }), []),
  );
  // The page may be read days after it was built.
  const [isOld, setOld] = useState(false);
  const expires = facts.today?.expires;
  useEffect(() => setOld(expires !== undefined && dayText(new Date()) > expires), [expires]);

  const today = isOld ? undefined : facts.today;
  const listed = today ?? facts.example;
  const own = ownRow(inputs.values.kind, listed, facts);
  const { row, rates } = own ?? { row: undefined, rates: listed };
  const isExample = rates === facts.example;
  const fromSavings = isFromSavings(inputs.values);
  const house = row ? countedHouse(inputs.values, row, facts) : inputs.values;
  const purchase = row && fromSavings && inputs.values.homePrice > 0 ? purchaseOf(inputs.values, row, facts) : null;
  const missing = problemOf(house);
  const problem = missing || (row ? refusedText(house, row, facts) : '');
  const home = row && homeOf(house, row, facts);
  const month = problem === '' && home ? home.month.total : null;
  const share = shareOfIncome(month, annualIncome);
  const [rate, day] = row && home ? pennantOf(rates, isExample, row, home.plan.aprPercent, house.county) : ['', ''];
  const said = month === null ? problem : `${usdWhole(month)} ${words.plate}`;

  useLeadFigures(() =>
    month === null || inputs.example
      ? null
      : {
          answer: { label: 'Each month, all in', text: usdWhole(month) },
          inputs: [
            ...inputFigures(fields, house, (name) => ['homePrice', 'downPayment', 'county'].includes(name)),
            { label: isExample ? 'Example rate' : 'Rate', text: percentText(row?.ratePercent ?? 0) },
          ],
        },
  );
  if (!row || !home) return null;

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
          <HouseFields inputs={inputs} linked={linked} house={house} purchase={purchase} problem={problem} />
          <div className={styles.example}>
            <p>
              A {usdWhole(house.homePrice)} home with {usdWhole(house.downPayment)} down, taxed as in the median Ohio
              county.
            </p>
          </div>
          <div className={styles.answer}>
            <h3>What’s in it</h3>
            <Parts
              home={problem === '' ? home : null}
              years={row.termYears}
              notes={{
                loan: loanNote(home.plan, row),
                tax: placeText(house.county, facts),
                insurance: `Assumed, ${percentText(facts.market.insurancePercent)} a year`,
                mortgageInsurance: insuranceEnd(home.plan),
              }}
            />
            <div className={`row ${styles.actions}`}>
              <ButtonLink href={ask.href} data-about={ask.about}>
                {ask.label}
              </ButtonLink>
              {month === null ? null : (
                <CopyHouse house={house} picture={pictureWordsOf({ house, row, home, rates, isExample, lender })} />
              )}
            </div>
          </div>
        </div>
      </div>
      <div className={styles.walk} />
      <RateRows
        facts={facts}
        rates={listed}
        own={row}
        isExample={!today}
        house={missing === '' && home.plan.baseLoan > 0 ? house : null}
        note={today ? notes.today : notes.example}
        calculatorPath={calculatorPath}
      />
      <Announcer text={said} />
    </section>
  );
}
