'use client';

import { memo, useEffect, useRef } from 'react';
import { focusOn } from '@/components/browser/focus-on';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { fieldId } from '@/components/calculators/fields/choices.client';
import { Field } from '@/components/calculators/fields/field.client';
import styles from '@/components/calculators/refinance/refinance.module.css';
import { PlainButton } from '@/components/controls/button';
import { CallOut } from '@/components/page/call-out';
import { LoansTable } from '@/components/page/figures/loans-table';
import type { Analysis, RefinanceFacts } from '@/lib/calculators/refinance/compute';
import type { DebtKind, RefinanceValues } from '@/lib/calculators/refinance/fields';
import {
  kindOf,
  lendersText,
  paymentsText,
  securedTitle,
  wayHeads,
  wayRows,
  waysOf,
  waysWithoutLoan,
} from '@/lib/calculators/refinance/ways';
import { debtLabels } from '@/lib/calculators/refinance/words';
import { spokenText, termText } from '@/lib/calculators/words';
import { payment, payOff } from '@/lib/mortgage/loan';
import type { Debt, NewLoan } from '@/lib/mortgage/replacement';
import { readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import type { ShownField } from './inputs.client';

export type AddedPatch = Readonly<Record<string, number | string>>;

type AddedProps = {
  readonly show: (name: string) => ShownField;
  readonly values: RefinanceValues;
  readonly analysis: Analysis;
  /** Debts that are always shown, shown now, and allowed. */
  readonly min: number;
  readonly count: number;
  readonly max: number;
  readonly onChange: (patch: AddedPatch) => void;
};

const parts = ['principal', 'payment', 'ratePercent', 'kind'] as const;

const kinds: Readonly<Record<DebtKind, { readonly add: string; readonly name: string }>> = {
  card: { add: 'A card', name: 'Card' },
  car: { add: 'A car', name: 'Car' },
  student: { add: 'A student loan', name: 'Student loan' },
};

/** Removes the debt with this number and moves up those after it. */
function without(values: RefinanceValues, number: number, count: number): AddedPatch {
  const patch: Record<string, number | string> = { debtCount: String(count - 1) };
  for (let to = number; to <= count; to += 1) {
    for (const part of parts) {
      const empty = part === 'kind' ? 'card' : 0;
      patch[`${part}${to}`] = to < count ? (values[`${part}${to + 1}`] ?? empty) : empty;
    }
  }
  return patch;
}

/** The effect of paying off an added debt with a mortgage: in words, and in figures once a debt is filled in. */
function securedText(
  debts: readonly Debt[],
  { newRatePercent: ratePercent, termMonths }: NewLoan,
  shownKinds: readonly DebtKind[],
): string {
  const full = debts.filter((debt) => debt.card && debt.payment > 0);
  const [first] = full;
  if (!first) {
    return `${lendersText(shownKinds.length > 0 ? shownKinds : ['card'], 'A')} can’t take your house. A mortgage lender can.`;
  }
  const principal = full.reduce((sum, debt) => sum + debt.principal, 0);
  const monthly = full.reduce((sum, debt) => sum + debt.payment, 0);
  const payOffs = full.map(payOff);
  const longest = Math.max(...payOffs.map(({ months }) => months ?? Number.POSITIVE_INFINITY));
  const all = usdWhole(principal + payOffs.reduce((sum, { interest }) => sum + (interest ?? 0), 0));
  const level = payment({ principal, ratePercent, termMonths });
  const now =
    longest === Number.POSITIVE_INFINITY
      ? 'At this payment it is never paid off.'
      : full.length === 1
        ? `As it is: ${paymentsText(longest)} of ${spokenText({ kind: 'money' }, monthly)}, ${all} in all.`
        : `As they are: ${spokenText({ kind: 'money' }, monthly)} a month, the last paid off in ${termText(longest)}, ${all} in all.`;
  return `${now} In the new loan, ${termText(termMonths)} at ${percentText(ratePercent)}: ${usd(level)} a month, ${usdWhole(level * termMonths)} in all, and your house secures it.`;
}

/** Cards and other loans as stored in the tab's numbers; undefined if there are none. */
function cardsText(debts: readonly Debt[]): string | undefined {
  const cards = debts.filter(({ card }) => card);
  return cards.map((debt) => [debt.principal, debt.payment, debt.ratePercent].join()).join(';') || undefined;
}

/** Debts besides the mortgages, one row each, and what it means to secure them with the home. */
export function AddedDebts({ show, values, analysis, min, count, max, onChange }: AddedProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const next = useRef<'owed' | 'buttons' | null>(null);
  /** True once the visitor changes a debt here: debts from a link are not stored in the tab's numbers. */
  const isTyped = useRef(false);
  const { debts } = analysis;
  useEffect(() => {
    const cards = cardsText(debts);
    // Writing changes the values, which runs this effect once more.
    if (isTyped.current && readMyNumbers(tabStorage).cards !== cards) writeMyNumbers(tabStorage, { cards });
  }, [debts]);
  useEffect(() => {
    if (next.current === 'owed') focusOn(document.getElementById(fieldId(show(`principal${count}`).field)));
    else if (next.current === 'buttons') buttons.current?.querySelector('button')?.focus();
    next.current = null;
  }, [show, count]);

  const numbers = Array.from({ length: count - min }, (_, index) => min + index + 1);
  const kindAt = (number: number) => kindOf({ kind: values[`kind${number}`] });
  const shownKinds = numbers.map(kindAt);
  const names = new Map<number, string>();
  for (const number of numbers) {
    const { name } = kinds[kindAt(number)];
    const before = [...names.values()].filter((each) => each.startsWith(`${name} `)).length;
    names.set(number, `${name} ${before + 1}`);
  }
  const hasStudent = shownKinds.includes('student');
  return (
    <section className={styles.added} aria-labelledby="added">
      <h2 id="added">Add a card, a car, a student loan</h2>
      {numbers.map((number) => (
        <fieldset key={number} className={styles.row}>
          <legend>{names.get(number)}</legend>
          {(['principal', 'payment', 'ratePercent'] as const).map((part) => {
            const shown = show(`${part}${number}`);
            return (
              <Field
                key={part}
                {...shown}
                field={{ ...shown.field, label: debtLabels[part] }}
                onValue={(name, value) => {
                  isTyped.current = true;
                  shown.onValue(name, value);
                }}
              />
            );
          })}
          <div data-print="no">
            <PlainButton
              onClick={() => {
                next.current = 'buttons';
                isTyped.current = true;
                onChange(without(values, number, count));
              }}
            >
              Remove
              <span className="vh"> {names.get(number)}</span>
            </PlainButton>
          </div>
        </fieldset>
      ))}
      <div className={styles.buttons} ref={buttons} data-print="no">
        {Object.entries(kinds).map(([kind, { add }]) => (
          <button
            key={kind}
            type="button"
            aria-disabled={count >= max || undefined}
            onClick={() => {
              if (count >= max) return;
              next.current = 'owed';
              onChange({ debtCount: String(count + 1), [`kind${count + 1}`]: kind });
            }}
          >
            <span aria-hidden="true">+</span>
            {add}
          </button>
        ))}
      </div>
      <CallOut title={securedTitle(shownKinds)} tone="bad">
        <p>
          {securedText(analysis.debts, analysis.loan, shownKinds)}{' '}
          {hasStudent ? 'A federal student loan paid off this way loses its payment plans and its forgiveness.' : null}
        </p>
      </CallOut>
    </section>
  );
}

type WaysProps = { readonly analysis: Analysis; readonly facts: RefinanceFacts };

/** When the second loan is paid off if the other payments continue; empty if they never pay it off. */
function secondText({ debts }: Analysis, rest: number, ratePercent: number): string {
  const paid = debts.slice(1).reduce((sum, debt) => sum + debt.payment, 0);
  const { months } = payOff({ principal: rest, payment: paid, ratePercent });
  return months === null ? '' : ` Pay the ${usd(paid)} on it as before, and it’s gone in ${paymentsText(months)}.`;
}

/** The current debts, one new loan, and a second loan alongside the first mortgage; then options without a loan. */
export const Ways = memo(function Ways({ analysis, facts }: WaysProps) {
  const { debts, loan, replaced } = analysis;
  const { second: terms, counselor } = facts;
  const ways = waysOf(analysis, terms);
  const withoutLoan = waysWithoutLoan(analysis);
  const [first] = debts;
  const kinds = debts.filter((debt) => debt.card).map(kindOf);
  const hasAdded = kinds.length > 0;
  const lost =
    first && first.ratePercent < loan.newRatePercent ? ` Your ${percentText(first.ratePercent)} is gone for good.` : '';
  return (
    <>
      <section className={styles.section} aria-labelledby="ways" data-print="no">
        <h2 id="ways">{ways.second ? 'Three ways' : 'Two ways'}, side by side</h2>
        <LoansTable
          caption="Ways to pay what you owe"
          heads={wayHeads(analysis, ways, terms)}
          rows={wayRows(analysis, ways, terms)}
          last={{
            label: 'The risk',
            cells: [
              hasAdded ? `${lendersText(kinds, 'The')} can’t take your house.` : 'Nothing changes.',
              <>
                {hasAdded ? <strong>{securedTitle(kinds)}</strong> : 'Everything is in one loan.'}
                {hasAdded ? ' Miss the payments and a mortgage lender can take it.' : ''}
                {lost} {usdWhole(replaced.result.closingCosts)} to close is counted above.
              </>,
              ...(ways.second
                ? [
                    <>
                      {usdWhole(ways.second.loan)} more is secured by your home, behind the first loan.
                      {secondText(analysis, ways.second.loan, terms.ratePercent)} <strong>{terms.whoMakesIt}</strong>
                    </>,
                  ]
                : []),
            ],
          }}
        />
        <p className="small">
          Payments are principal and interest, without taxes and insurance: your actual payment will be higher.{' '}
          {ways.second
            ? `${percentText(terms.ratePercent)} is an example, and its APR counts 1% of charges; the second loan’s own closing costs aren’t in the totals.`
            : ''}
        </p>
      </section>
      {withoutLoan.length > 0 ? (
        <section className={styles.section} id="no-loan" aria-labelledby="no-loan-title" data-print="no">
          <h2 id="no-loan-title">Ways that need no loan</h2>
          <ul className={styles.withoutLoan}>
            {withoutLoan.map(({ title, text }) => (
              <li key={title}>
                <h3 className="minor">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
            {counselor === undefined ? null : (
              <li>
                <h3 className="minor">Ask a counselor</h3>
                <p>
                  A HUD-approved counselor isn’t selling a loan: {counselor}. Read{' '}
                  <a href="/free-reports">Tips To Reduce Debt</a> first.
                </p>
              </li>
            )}
          </ul>
        </section>
      ) : null}
    </>
  );
});
