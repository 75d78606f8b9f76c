import type { ReactNode } from 'react';
import styles from './next-steps.module.css';

export function NextSteps({
  steps,
}: {
  readonly steps: readonly { readonly title: string; readonly text: ReactNode }[];
}) {
  return (
    <ol className={styles.next}>
      {steps.map((step) => (
        <li key={step.title}>
          <span>
            <b>{step.title}</b> {step.text}
          </span>
        </li>
      ))}
    </ol>
  );
}
