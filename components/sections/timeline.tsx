import { Plate } from '@/components/drawings/signs';
import { loanStages } from '@/content/loans/loan-process';
import { slugOf } from '@/content/site/prose';
import styles from './timeline.module.css';

/** The stages of a loan as a street: the same house at each stage, with one more lit window. */
export function StagesDrawing() {
  return (
    <ol className={styles.timeline}>
      {loanStages.map(({ id, name, howLong }, index) => (
        <li key={id}>
          <StageHouse lights={index} last={index === loanStages.length - 1} />
          <a href={`#${id}`}>{name}</a>
          <span className="small">{howLong}</span>
        </li>
      ))}
    </ol>
  );
}

export function Stage({ title }: { readonly title: string }) {
  const index = loanStages.findIndex(({ name }) => name === title);
  if (index < 0)
    throw new Error(`content/loans/loan-process.ts: there is no stage ${title}; add it or correct the title.`);
  return (
    <h2 id={slugOf(title)}>
      <Plate>{index + 1}</Plate>&ensp;{title}
    </h2>
  );
}

const windows = ['M28 52h18v18H28z', 'M74 52h18v18H74z', 'M28 80h18v18H28z', 'M74 80h18v18H74z'];

function StageHouse({ lights, last }: { readonly lights: number; readonly last: boolean }) {
  return (
    <svg viewBox="0 0 120 116" aria-hidden="true">
      <path fill="var(--roof)" d="M8 46L60 8l52 38z" />
      <path fill="var(--brick)" d="M16 46h88v64H16z" />
      <path fill="var(--glass)" stroke="var(--cream)" strokeWidth="3" d={windows.join('')} />
      <path fill="var(--lamp)" stroke="var(--cream)" strokeWidth="3" d={windows.slice(0, lights).join('')} />
      <path
        fill={last ? 'var(--lamp)' : 'var(--enamel-dark)'}
        stroke="var(--cream)"
        strokeWidth="3"
        d="M52 78h16v32H52z"
      />
      <path fill="var(--walk)" d="M0 110h120v6H0z" />
    </svg>
  );
}
