'use client';

import type { ReactNode } from 'react';
import { ResultBar, type ResultBarProps, resultId } from '@/components/calculators/answer/result-bar.client';
import { Compare } from '@/components/calculators/memory/compare.later.client';
import { usePins } from '@/components/calculators/memory/use-pins.client';
import { Schedule, type ScheduledLoan } from '@/components/calculators/schedule/schedule.later.client';
import { ButtonLink, MoreLink } from '@/components/ui/button';
import { useLeadFigures } from '@/components/ui/lead-figures.client';
import type { NextLink, NoScriptTexts, ScheduleTexts } from '@/lib/calculators/content/shared';
import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import { type Counts, inputFigures } from '@/lib/calculators/lead-figures';
import type { CalculatorName, PinResult } from '@/lib/calculators/pins';
import type { MyNumbers } from '@/lib/my-numbers';
import { noValue } from '@/lib/numbers/format';
import { NoScript } from './no-script';
import { Notices } from './notices.client';
import { Tools } from './tools.client';
import type { Calculator } from './use-calculator.client';

type ExtraName = 'extraMonthly' | 'extraOnce' | 'extraOnceMonth';

/** What the frame gives to the first part of a screen, which places it. */
export type ScreenSlots = {
  readonly inputs: ReactNode;
  /** What to do next with the answer. */
  readonly actions: ReactNode;
  /** Whether the visitor has not changed a number yet. */
  readonly example: boolean;
};

export type ScreenFrameProps<Fields extends CalculatorFields> = {
  readonly calculator: Calculator<Fields>;
  readonly name: CalculatorName;
  readonly texts: {
    readonly form: string;
    readonly next: NextLink;
    readonly quote: NextLink;
  };
  /** The payments of the loan, for the screens whose fields include extra payments. */
  readonly schedule?: ScheduleTexts;
  readonly withoutScript: NoScriptTexts;
  /** Figures that follow from the inputs and are offered to other calculators; a stable function. */
  readonly derived?: (values: ValuesOf<Fields>) => MyNumbers;
  /** The results to compare between pinned scenarios: the same labels in the same order for all inputs; a stable function. */
  readonly resultsOf: (values: ValuesOf<Fields>) => readonly PinResult[];
  /** The fields that go along with a request for a call; by default all. */
  readonly counts?: Counts<Fields>;
  /** The answer in the bar at the foot of small screens. */
  readonly bar: Omit<ResultBarProps, 'target'>;
  readonly loan?: ScheduledLoan;
  /** Leaves the chart of the balance out of print, where the first sheet has no room for it. */
  readonly hideChartInPrint?: boolean;
  /** Draws the chart of the balance by script alone. */
  readonly drawnByScript?: boolean;
  /** How the answer was calculated: a part that comes later. */
  readonly work: ReactNode;
  /** The groups of fields. */
  readonly children: ReactNode;
  /** Places the inputs and the answer. */
  readonly top: (slots: ScreenSlots) => ReactNode;
};

/** What all calculators share: the inputs, pinned scenarios, the payment schedule, the work and the bar. */
export function ScreenFrame<Fields extends CalculatorFields>({
  calculator,
  name,
  texts,
  schedule,
  withoutScript,
  derived,
  resultsOf,
  counts,
  bar,
  loan,
  hideChartInPrint,
  drawnByScript,
  work,
  children,
  top,
}: ScreenFrameProps<Fields>) {
  const { bind, fields, values, change, untouched } = calculator;
  const pinned = usePins(name, calculator);
  useLeadFigures(() => {
    if (bar.figure === noValue) return null;
    return { answer: { label: bar.label, text: bar.figure }, inputs: inputFigures(fields, values, counts) };
  });
  const extra = (field: ExtraName) => bind(field as string as keyof Fields & string);
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
  const example = untouched || Object.entries(fields).every(([field, { initial }]) => values[field] === initial);
  return (
    <>
      {top({ inputs, actions, example })}
      <Compare fields={fields} values={values} pinned={pinned} resultsOf={resultsOf} onShow={change} />
      {schedule && loan ? (
        <Schedule
          texts={schedule}
          loan={loan}
          hideChartInPrint={hideChartInPrint}
          drawnByScript={drawnByScript}
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
