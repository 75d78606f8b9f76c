'use client';

import type { ReactNode } from 'react';
import type { CalculatorFields } from '@/lib/calculators/definition';
import { PanelScreen } from './panel-screen.client';
import { resultId } from './result-bar.client';
import type { ResultPanelProps } from './result-panel';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.client';
import { VerdictStrip, type VerdictStripProps } from './verdict-strip';
import styles from './verdict-strip.module.css';

/** The answer: a panel beside the inputs, or a verdict above them and its charts and parts beside them. */
type Answer =
  | { readonly result: Omit<ResultPanelProps, 'actions' | 'example' | 'unread'> }
  | { readonly verdict: Omit<VerdictStripProps, 'example' | 'unread'>; readonly parts: ReactNode };

type CalculatorScreenProps<Fields extends CalculatorFields> = Omit<ScreenFrameProps<Fields>, 'top'> & {
  /** Sections between the answer and the schedule. */
  readonly sections?: ReactNode;
};

/** A calculator with its answer in a panel, or in a verdict. */
export function CalculatorScreen<Fields extends CalculatorFields>(props: CalculatorScreenProps<Fields> & Answer) {
  if ('result' in props) return <PanelScreen {...props} />;
  const { verdict, parts, sections, ...frame } = props;
  return (
    <ScreenFrame
      {...frame}
      top={({ inputs, actions, example }) => (
        <div>
          <VerdictStrip {...verdict} unread={props.calculator.unread} example={example} />
          <div className={`section ${styles.section}`}>
            <div className={`wrap ${styles.layout}`}>
              {inputs}
              <div className={styles.out} id={resultId} tabIndex={-1}>
                {parts}
                <div className={styles.actions} data-print="no">
                  {actions}
                </div>
              </div>
            </div>
          </div>
          {sections}
        </div>
      )}
    />
  );
}
