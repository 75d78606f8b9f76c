import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** Numbered steps. */
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

type JourneyProps = {
  readonly steps: readonly {
    readonly title: string;
    readonly text: string;
    readonly href: string;
    readonly external?: boolean;
  }[];
};

/** Numbered steps that are links. */
export function Journey({ steps }: JourneyProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title}>
          <a href={step.href} rel={step.external ? 'external' : undefined}>
            <span>
              <b>{step.title}</b>
              {step.text}
              {step.external ? <span className="vh"> (external application)</span> : null}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
