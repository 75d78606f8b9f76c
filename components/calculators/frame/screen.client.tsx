'use client';

import type { ReactNode } from 'react';
import { resultId } from '@/components/calculators/answer/result-bar.client';
import { VerdictStrip, type VerdictStripProps } from '@/components/calculators/answer/verdict-strip';
import styles from '@/components/calculators/answer/verdict-strip.module.css';
import type { CalculatorFields } from '@/lib/calculators/definition';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.client';

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
