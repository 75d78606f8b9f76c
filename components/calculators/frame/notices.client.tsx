'use client';

import { forgetEverywhere, useMyNumbers } from '@/components/calculators/memory/use-my-numbers.client';
import { PlainButton } from '@/components/ui/button';
import { CallOut } from '@/components/ui/call-out';
import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import { listText, spokenText } from '@/lib/calculators/words';
import type { MyNumbers } from '@/lib/my-numbers';
import styles from './frame.module.css';
import type { Calculator } from './use-calculator.client';

type NoticesProps<Fields extends CalculatorFields> = {
  readonly calculator: Calculator<Fields>;
  /** Figures that follow from the inputs and are offered to other calculators; a stable function. */
  readonly derived?: (values: ValuesOf<Fields>) => MyNumbers;
};

/** Messages above the inputs: numbers offered from another calculator, and what in a shared address could not be used. */
export function Notices<Fields extends CalculatorFields>({ calculator, derived }: NoticesProps<Fields>) {
  const { fields, invalidParams, unknownParams } = calculator;
  const { offer, take, decline } = useMyNumbers(calculator, derived);
  const offered = Object.entries(offer ?? {}).flatMap(([name, value]) => {
    const field = fields[name];
    return field && field.kind !== 'choice' ? [`${field.label.toLowerCase()} ${spokenText(field.kind, value)}`] : [];
  });
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
      {offer ? (
        <CallOut title="Your numbers from before">
          <p>In this tab you typed: {listText(offered)}. They stay in this tab and are gone when you close it.</p>
          <p className={styles.buttons}>
            <PlainButton onClick={take}>Use my numbers</PlainButton>
            <PlainButton onClick={decline}>Not now</PlainButton>
            <PlainButton onClick={forgetEverywhere}>Forget my numbers</PlainButton>
          </p>
        </CallOut>
      ) : null}
    </div>
  );
}
