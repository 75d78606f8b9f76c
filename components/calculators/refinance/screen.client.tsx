'use client';

import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { classes } from '@/components/browser/classes';
import type { NextLink } from '@/components/calculators/answer/answer.client';
import {
  VerdictStrip,
  type VerdictStripProps,
  verdictText,
} from '@/components/calculators/answer/verdict-strip.client';
import stripStyles from '@/components/calculators/answer/verdict-strip.module.css';
import { AskLink, NoChart } from '@/components/calculators/fields/ask.client';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { type FieldBinding, useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { ButtonLink, PlainButton } from '@/components/controls/button';
import { Plate, Tag } from '@/components/drawings/signs';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import {
  type Analysis,
  analysisOf,
  debtCountOf,
  isExample,
  type Missing,
  type RefinanceFacts,
  replaceExampleOnFirstNumber,
  usualCostsPercent,
} from '@/lib/calculators/refinance/compute';
import {
  isDebtField,
  maxAddedDebts,
  type RefinanceFields,
  type RefinanceValues,
} from '@/lib/calculators/refinance/fields';
import { isReached } from '@/lib/calculators/refinance/outlook-words';
import { changeText, monthsText, type Verdict, verdictOf } from '@/lib/calculators/refinance/verdict';
import type { RefinanceWords } from '@/lib/calculators/refinance/words';
import { termText } from '@/lib/calculators/words';
import { dayText } from '@/lib/day';
import { maxStrikeRate } from '@/lib/mortgage/replacement';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import styles from './refinance.module.css';
import { AskedFields, ClosingCosts, DebtGroup, type ShownField, TodaysRate } from './sections/inputs.client';

const Schedule = lazyIsland('Schedule', () =>
  import('@/components/calculators/schedule/schedule.client').then((it) => it.Schedule),
);
const Added = lazyIsland('Added', () => import('./sections/debts.client').then((it) => it.AddedDebts));
const Payments = lazyIsland('Payments', () => import('./sections/outcome.client').then((it) => it.Payments));
const Worth = lazyIsland('Worth', () => import('./sections/outcome.client').then((it) => it.Worth));
const Outcome = lazyIsland('Outcome', () => import('./sections/outcome.client').then((it) => it.Outcome));
const Ways = lazyIsland('Ways', () => import('./sections/debts.client').then((it) => it.Ways));
const RefinanceWork = lazyIsland('RefinanceWork', () =>
  import('./sections/work.client').then((it) => it.RefinanceWork),
);

type ScreenProps = {
  readonly name: 'refinance' | 'consolidation';
  readonly fields: RefinanceFields;
  readonly words: RefinanceWords;
  readonly facts: RefinanceFacts;
};

/** The strip's next question, with what is already known: the new payment, then how it changes. */
function questionOf(
  { ask }: RefinanceWords,
  missing: NonNullable<Missing>,
  { replaced: { result }, loan }: Analysis,
  isRateExample: boolean,
): Pick<VerdictStripProps, 'plate' | 'verdict' | 'hint'> {
  if (missing === 'principal') return { plate: '?', verdict: ask.principal[0], hint: ask.principal[1] };
  const plate = usd(result.newPayment);
  const terms = `${termText(loan.termMonths)} at ${percentText(loan.newRatePercent)}${isRateExample ? ', our example rate' : ''}`;
  if (missing === 'payment') {
    return { plate, verdict: ask.payment, hint: `${terms}. Two more numbers, and you’ll see your payment.` };
  }
  return {
    plate,
    verdict: { before: '', key: `${changeText(result)}.`, after: ` ${ask.ratePercent}` },
    hint: `${terms}. One more number, and you’ll see your payment.`,
  };
}

/** The rate to wait for; null if the new loan is ahead or no rate is worth it. */
function awaitedRate({ outlook: { ahead, strikeRate } }: Analysis): number | null {
  return ahead === null && strikeRate && strikeRate < maxStrikeRate ? strikeRate : null;
}

/** The next steps: first an alert when a lower rate would be worth it, or a call if none would. */
function nextOf(
  { next, watch, lossNext: [talk] }: RefinanceWords,
  isNever: boolean,
  awaited: number | null,
): readonly NextLink[] {
  if (isNever) return [{ ...talk, label: 'Request a call' }, ...next];
  if (awaited === null) return next;
  const rate = percentText(awaited);
  return [{ label: `${watch.label} ${rate}`, href: watch.href, about: `${watch.about} ${rate}` }, ...next];
}

function resultsOf({ replaced: { result }, outlook }: Analysis) {
  return [
    { label: 'New monthly payment', text: usd(result.newPayment) },
    { label: 'Monthly savings', text: usd(result.monthlySavings) },
    { label: 'Months to offset closing costs', text: monthsText(result) },
    { label: 'Saved when you sell', text: usd(outlook.saved) },
    { label: 'Interest saved', text: usd(result.interestSaved) },
    { label: 'Net savings', text: usd(result.netSavings) },
  ];
}

type BandProps = {
  readonly verdict: Pick<Verdict, 'before' | 'key' | 'after' | 'bad' | 'end'>;
  readonly reason: string;
  /** Below the answer: its drawing, and what to do about it. */
  readonly children: ReactNode;
};

/**
 * The answer for a new loan: a headline with its key figure on a plate, the reason, and the result over the full term.
 */
function Band({ verdict: { before, key, after, bad, end }, reason, children }: BandProps) {
  return (
    <div data-band="">
      <output className={classes(stripStyles.verdict, styles.headline)} aria-live="off">
        {before}
        <span className={classes(stripStyles.plate, bad && stripStyles.bad)}>
          <Plate>{key}</Plate>
        </span>
        {after} <span className={styles.reason}>{reason}</span>
      </output>
      {end ? <p className={end.bad ? stripStyles.loss : stripStyles.gain}>{end.text}</p> : null}
      {children}
    </div>
  );
}

/**
 * A new loan that replaces one debt (refinancing) or several (consolidating): its payment, when it is ahead, and the
 * rate at which it would be.
 */
export function RefinanceScreen({ name, fields, words, facts }: ScreenProps) {
  const hasAdded = name === 'consolidation';
  const range = useMemo(() => {
    const min = words.debts.length;
    return { min, max: min + (hasAdded ? maxAddedDebts : 0) };
  }, [words, hasAdded]);
  const derive = useMemo(() => replaceExampleOnFirstNumber(fields, facts, range), [fields, facts, range]);
  const calculator = useCalculator(fields, derive);
  const { values, fieldProps, set } = calculator;
  const analysis = useMemo(() => analysisOf(values, range), [values, range]);
  const { replaced, missing, loan, debts, outlook } = analysis;
  const { result } = replaced;
  const savedAtEnd = outlook.savedAtEnd ?? 0;
  const pins = { name, resultsOf: (pinned: RefinanceValues) => resultsOf(analysisOf(pinned, range)) };
  const counts = (field: string, at: RefinanceValues) => {
    if (isDebtField(field)) return Number(/\d+$/.exec(field)) <= debtCountOf(at, range);
    if (field === 'closingCosts') return at.closingCostsType === 'percent';
    if (field === 'closingCostsDollars') return at.closingCostsType === 'dollars';
    return !/^(?:kind|rateStatus|debtCount|closingCostsType|extra)/.test(field);
  };
  const example = isExample(fields, values);
  // The first debt is typed in the strip or below; once the example is gone, its fields stay where the visitor typed.
  const [isInStrip, setInStrip] = useState(false);
  const show = useCallback(
    (field: string): ShownField => {
      const bound = fieldProps(field as keyof RefinanceFields & string);
      const isUnknown = bound.value === 0 && (field !== 'ratePercent1' || values.rateStatus === 'open');
      return isUnknown ? { ...bound, value: null } : bound;
    },
    [fieldProps, values.rateStatus],
  );
  const typedIn = (place: boolean) => (field: string) => {
    const shown = show(field);
    return {
      ...shown,
      onValue: (...change: Parameters<FieldBinding['onValue']>) => {
        setInStrip(place);
        shown.onValue(...change);
      },
    };
  };
  const asks = example ? 'principal' : missing;
  const asked = example || isInStrip;
  const askedField = asks && fields[`${asks}1`];
  const isRateExample = !example && loan.newRatePercent === facts.example.ratePercent;
  const warns = missing === null && result.newRateIsHigher && !isRateExample;
  const rate = percentText(loan.newRatePercent);
  const [left = null] = replaced.monthsRemaining;
  const monthsLeft = asks === null && debts.length === 1 && left !== null && left >= 12 && left <= 480 ? left : null;
  const { bar, ...said } = verdictOf(
    analysis,
    `At ${rate}, ${isRateExample ? facts.example.what : 'the rate you typed'}`,
  );
  const isLoss = asks === null && said.bad;
  const awaited = asks ? null : awaitedRate(analysis);
  const { ownRate } = facts;
  const reached = awaited !== null && isReached(ownRate, awaited, dayText(new Date())) ? ownRate : undefined;
  const next: readonly NextLink[] = isLoss
    ? words.lossNext
    : nextOf(words, asks === null && !outlook.ahead && !outlook.strikeRate, reached ? null : awaited);
  const [main] = next;
  const act = main && (
    <p className="btns" data-print="no">
      <ButtonLink href={main.href} data-about={main.about}>
        {main.label}
      </ButtonLink>{' '}
      {isLoss && debts.some((debt) => debt.card) ? <a href="#no-loan">Ways that need no loan</a> : null}
      {main.about ? <span className="small">{words.watch.note}</span> : null}
    </p>
  );
  const hasWindows = asks === null && debts.length === 1 && Boolean(outlook.strikeRate);
  const rateLabel = hasWindows && (isRateExample ? 'average' : 'you typed');
  const ring = (
    <Deferred>
      <Payments analysis={analysis} />
    </Deferred>
  );
  return (
    <CalculatorScreen
      calculator={calculator}
      words={{ ...words, next }}
      pins={pins}
      counts={counts}
      bar={asks ? null : bar}
      strip={
        <VerdictStrip
          status={calculator}
          {...(asks
            ? questionOf(words, asks, analysis, isRateExample)
            : {
                band: (
                  <Band verdict={said} reason={reached ? `${said.reason} ${reached.text}` : said.reason}>
                    {rateLabel ? (
                      <div className={styles.windows} data-print="no">
                        <Deferred>
                          <Worth analysis={analysis} rateLabel={rateLabel} />
                        </Deferred>
                      </div>
                    ) : null}
                    {act}
                  </Band>
                ),
                verdict: `${verdictText(said)} ${said.reason}`,
                end: said.end,
              })}
          {...(warns && { note: words.rateWarning.title })}
          {...(asked && {
            fields: <AskedFields ask={words.ask} show={typedIn(true)} example={example} missing={asks} />,
          })}
          {...(askedField && !asked && { ask: <AskLink field={askedField}>Fill it in</AskLink> })}
        />
      }
      beside={
        missing && missing !== 'ratePercent' ? (
          <NoChart>{words.waiting}</NoChart>
        ) : (
          <>
            {example ? (
              <div className={`flow ${styles.example}`}>
                <p className={`small ${styles.tagged}`}>
                  <Tag>{words.example.tag}</Tag> {words.exampleOf}
                </p>
                {ring}
              </div>
            ) : (
              ring
            )}
            {missing ? (
              <NoChart>{words.waiting}</NoChart>
            ) : (
              <Deferred>
                {debts.length > 1 ? <Ways analysis={analysis} facts={facts} /> : null}
                <Outcome analysis={analysis} />
              </Deferred>
            )}
          </>
        )
      }
      sections={
        missing ? null : (
          <Deferred hasFields>
            <Schedule
              loan={{
                principal: result.financedAmount,
                ratePercent: values.newRatePercent,
                termMonths: values.termMonths,
              }}
              calculator={calculator}
            />
            <RefinanceWork name={name} analysis={analysis} />
          </Deferred>
        )
      }
    >
      {hasAdded ? (
        <Deferred hasFields>
          <Added
            show={show}
            values={values}
            analysis={analysis}
            min={range.min}
            count={debtCountOf(values, range)}
            max={range.max}
            onChange={set}
          />
        </Deferred>
      ) : null}
      {example ? (
        <>
          <dl className={styles.opening}>
            <div>
              <dt>{words.exampleOf}</dt>
              <dd className="big t-xl">{changeText(result, usd)}</dd>
            </div>
            <div>
              <dt>Kept to the last payment</dt>
              <dd className="big t-xl">
                {usdWhole(Math.abs(savedAtEnd))} {savedAtEnd < 0 ? 'more' : 'less'} in all
              </dd>
            </div>
          </dl>
          <p className="small">
            {rate} isn’t today’s rate: {facts.example.what} was {percentText(facts.example.ratePercent)}. And{' '}
            {usdWhole(result.closingCosts)} isn’t what closing costs.
          </p>
          <p className={`small ${styles.tagged}`}>
            <Tag>{words.example.tag}</Tag> {words.example.hint}
          </p>
        </>
      ) : null}
      {words.debts.map((legend, index) =>
        index === 0 && isInStrip && !example ? null : (
          <DebtGroup key={legend} legend={legend} show={index === 0 ? typedIn(false) : show} number={index + 1} />
        ),
      )}
      <FieldGroup legend="The new loan">
        <Field
          {...fieldProps('newRatePercent')}
          emptyValue={example ? fields.newRatePercent.initial : facts.example.ratePercent}
          problem={warns ? words.rateWarning.text : undefined}
          follows={isRateExample}
          {...(isRateExample && { note: `Our example rate, ${facts.example.what}, until you type your own.` })}
        >
          <TodaysRate
            today={facts.today}
            termMonths={values.termMonths}
            onPick={(newRatePercent) => set({ newRatePercent })}
          />
        </Field>
        <Field {...fieldProps('termMonths')} note={termText(values.termMonths)}>
          {monthsLeft ? (
            <PlainButton
              aria-pressed={values.termMonths === monthsLeft}
              onClick={() => set({ termMonths: monthsLeft })}
            >
              The {termText(monthsLeft)} I have left
            </PlainButton>
          ) : null}
        </Field>
      </FieldGroup>
      <ClosingCosts
        calculator={calculator}
        principal={debts.reduce((sum, debt) => sum + debt.principal, 0)}
        costs={result.closingCosts}
        isUsual={!example && values.closingCosts === usualCostsPercent}
      />
      <FieldGroup legend="How long you keep it">
        <Field {...fieldProps('stayMonths')} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
