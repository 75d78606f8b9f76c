'use client';

import type { ReactNode } from 'react';
import type { CalculatorFields } from '@/lib/calculators/definition';
import { resultId } from './result-bar.client';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.client';
import { VerdictStrip, type VerdictStripProps } from './verdict-strip';
import styles from './verdict-strip.module.css';

type CalculatorScreenProps<Fields extends CalculatorFields> = Omit<ScreenFrameProps<Fields>, 'top'> & {
  readonly verdict: Omit<VerdictStripProps, 'example' | 'unread'>;
  /** The charts and parts beside the inputs. */
  readonly parts: ReactNode;
  /** Sections between the answer and the schedule. */
  readonly sections?: ReactNode;
};

/** A calculator with its answer in a verdict above the inputs, and charts and parts beside them. */
export function CalculatorScreen<Fields extends CalculatorFields>({
  verdict,
  parts,
  sections,
  ...frame
}: CalculatorScreenProps<Fields>) {
  return (
    <ScreenFrame
      {...frame}
      top={({ inputs, actions, example }) => (
        <div>
          <VerdictStrip {...verdict} unread={frame.calculator.unread} example={example} />
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
