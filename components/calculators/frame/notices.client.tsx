'use client';

import { useMyNumbers } from '@/components/calculators/memory/use-my-numbers.client';
import { PlainButton } from '@/components/controls/button';
import { CallOut } from '@/components/page/call-out';
import type { CalculatorFields } from '@/lib/calculators/definition';
import { listText } from '@/lib/calculators/words';
import styles from './frame.module.css';
import type { Calculator } from './use-calculator.client';

/** Messages above the inputs: that a link has put the visitor's own numbers aside, and what in it could not be used. */
export function Notices<Fields extends CalculatorFields>({ calculator }: { readonly calculator: Calculator<Fields> }) {
  const { invalidParams, unknownParams } = calculator;
  const own = useMyNumbers(calculator);
  return (
    <div className={styles.notices} data-print="no" aria-live="polite">
      {invalidParams.length > 0 || unknownParams ? (
        <CallOut title="Part of this link could not be used" tone="bad">
          <p>
            {invalidParams.length > 0
              ? `${listText(invalidParams)} ${invalidParams.length === 1 ? 'is' : 'are'} back at the starting value. `
              : 'It holds something that belongs to no field here. '}
            Please check the numbers before you rely on them.
          </p>
        </CallOut>
      ) : null}
      {own ? (
        <p>
          These are the numbers of the link you opened, not yours.{' '}
          <PlainButton onClick={() => calculator.set(own)}>Use mine</PlainButton>
        </p>
      ) : null}
    </div>
  );
}
