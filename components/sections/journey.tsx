import styles from './journey.module.css';

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
