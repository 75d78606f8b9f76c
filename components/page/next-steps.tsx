import type { ReactNode } from 'react';
import styles from './next-steps.module.css';

type NextStepsProps = {
  readonly steps: readonly { readonly title: string; readonly text: ReactNode }[];
};

export function NextSteps({ steps }: NextStepsProps) {
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
