'use client';

import type { ReactNode } from 'react';
import { CalculatorLayout, ResultPanel, type ResultPanelProps } from '@/components/calculators/answer/result-panel';
import type { CalculatorFields } from '@/lib/calculators/definition';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.client';

type PanelScreenProps<Fields extends CalculatorFields> = Omit<ScreenFrameProps<Fields>, 'top'> & {
  readonly result: Omit<ResultPanelProps, 'actions' | 'example' | 'unread'>;
  /** Sections between the answer and the schedule. */
  readonly sections?: ReactNode;
};

/** A calculator with the answer in a panel beside the inputs. */
export function PanelScreen<Fields extends CalculatorFields>({ result, sections, ...frame }: PanelScreenProps<Fields>) {
  return (
    <ScreenFrame
      {...frame}
      top={({ inputs, actions, example }) => (
        <>
          <CalculatorLayout>
            {inputs}
            <ResultPanel {...result} unread={frame.calculator.unread} example={example} actions={actions} />
          </CalculatorLayout>
          {sections}
        </>
      )}
    />
  );
}
