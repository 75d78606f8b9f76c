'use client';

import type { ReactNode } from 'react';
import { ButtonLink, MoreLink } from '@/components/ui/button';
import type { NextLink, NoScriptTexts, ScheduleTexts } from '@/lib/calculators/content/shared';
import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import type { CalculatorName } from '@/lib/calculators/pins';
import type { MyNumbers } from '@/lib/my-numbers';
import { Compare, type PinResult } from './compare.later.client';
import { NoScript } from './no-script';
import { Notices } from './notices.client';
import { ResultBar, type ResultBarProps } from './result-bar.client';
import { CalculatorLayout, ResultPanel, type ResultPanelProps, resultId } from './result-panel';
import { Schedule, type ScheduledLoan } from './schedule.later.client';
import { Tools } from './tools.client';
import type { Calculator } from './use-calculator.client';
import { usePins } from './use-pins.client';
import { VerdictStrip, type VerdictStripProps } from './verdict-strip';
import verdictStyles from './verdict-strip.module.css';

type ExtraName = 'extraMonthly' | 'extraOnce' | 'extraOnceMonth';

/** The answer: a panel beside the inputs, or a verdict above them and its charts and parts beside them. */
type Answer =
  | { readonly result: Omit<ResultPanelProps, 'actions'> }
  | { readonly verdict: Omit<VerdictStripProps, 'example' | 'unread'>; readonly parts: ReactNode };

type CalculatorScreenProps<Fields extends CalculatorFields> = {
  readonly calculator: Calculator<Fields>;
  readonly name: CalculatorName;
  readonly texts: {
    readonly form: string;
    readonly next: NextLink;
    readonly quote: NextLink;
  };
  readonly withoutScript: NoScriptTexts;
  /** Figures that follow from the inputs and are offered to other calculators; a stable function. */
  readonly derived?: (values: ValuesOf<Fields>) => MyNumbers;
  /** The results to compare between pinned scenarios: the same labels in the same order for all inputs; a stable function. */
  readonly resultsOf: (values: ValuesOf<Fields>) => readonly PinResult[];
  /** The answer in the bar at the foot of small screens. */
  readonly bar: Omit<ResultBarProps, 'target'>;
  /** Sections between the answer and the schedule. */
  readonly sections?: ReactNode;
  /** The payments of the loan, for the screens whose fields include extra payments. */
  readonly schedule?: ScheduleTexts;
  readonly loan?: ScheduledLoan;
  /** Leaves the chart of the balance out of print, where the first sheet has no room for it. */
  readonly hideChartInPrint?: boolean;
  /** How the answer was calculated: a part that comes later. */
  readonly work: ReactNode;
  /** The groups of fields. */
  readonly children: ReactNode;
};

/** What all calculators share: inputs beside the answer, pinned scenarios, the payment schedule and the work. */
export function CalculatorScreen<Fields extends CalculatorFields>({
  calculator,
  name,
  texts,
  schedule,
  withoutScript,
  derived,
  resultsOf,
  bar,
  sections,
  loan,
  hideChartInPrint,
  work,
  children,
  ...answer
}: CalculatorScreenProps<Fields> & Answer) {
  const { bind, fields, values, change } = calculator;
  const pinned = usePins(name, calculator);
  const extra = (name: ExtraName) => bind(name as string as keyof Fields & string);
  const inputs = (
    <form aria-label={texts.form} onSubmit={(event) => event.preventDefault()}>
      <NoScript texts={withoutScript} />
      <Notices calculator={calculator} derived={derived} />
      {children}
    </form>
  );
  const actions = (
    <>
      <ButtonLink href={texts.next.href}>{texts.next.label}</ButtonLink>
      <MoreLink href={texts.quote.href}>{texts.quote.label}</MoreLink>
      <Tools calculator={calculator} onPin={pinned.pin} />
    </>
  );
  return (
    <>
      {'result' in answer ? (
        <>
          <CalculatorLayout>
            {inputs}
            <ResultPanel {...answer.result} actions={actions} />
          </CalculatorLayout>
          {sections}
        </>
      ) : (
        <div>
          <VerdictStrip
            {...answer.verdict}
            unread={calculator.unread}
            example={Object.entries(fields).every(([field, { initial }]) => values[field] === initial)}
          />
          <div className={`section ${verdictStyles.section}`}>
            <div className={`wrap ${verdictStyles.layout}`}>
              {inputs}
              <div className={verdictStyles.out} id={resultId} tabIndex={-1}>
                {answer.parts}
                <div className={verdictStyles.actions} data-print="no">
                  {actions}
                </div>
              </div>
            </div>
          </div>
          {sections}
        </div>
      )}
      <Compare fields={fields} pinned={pinned} resultsOf={resultsOf} onShow={change} />
      {schedule && loan ? (
        <Schedule
          texts={schedule}
          loan={loan}
          hideChartInPrint={hideChartInPrint}
          extraMonthly={extra('extraMonthly')}
          extraOnce={extra('extraOnce')}
          extraOnceMonth={extra('extraOnceMonth')}
        />
      ) : null}
      {work}
      <ResultBar {...bar} target={resultId} />
    </>
  );
}
