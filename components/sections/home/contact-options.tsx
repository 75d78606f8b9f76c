import { classes } from '@/components/browser/classes';
import { iconClass } from '@/components/drawings/signs';
import { company } from '@/content/lender/company';
import { home } from '@/content/site/own-pages/home';
import styles from './home.module.css';

/** Door colors, from left to right. */
const leaves = ['var(--brick-2)', 'var(--leaf-2)', 'var(--slate-line)', 'var(--front)'];

/** The ways to reach a loan officer, drawn as house fronts: how long each takes, what you get and what you need. */
export function ContactOptions() {
  const { heading, lead, items } = home.doors;
  return (
    <section className={classes('night', styles.street)} aria-labelledby="doors">
      <div className="wrap">
        <div className={classes('head row', styles.head)}>
          <h2 id="doors">{heading}</h2>
          <p className="small wide-only">{lead}</p>
        </div>
        <ul className={styles.doors}>
          {items.map(({ id, label, path, time, get, need }, index) => {
            const external = path === 'apply';
            return (
              <li key={id}>
                <a href={external ? company.links.apply : path} rel={external ? 'external' : undefined}>
                  <div className={styles.facade} data-print="no">
                    <TimedDoor leaf={leaves[index] ?? 'var(--enamel)'} time={time} />
                  </div>
                  <div className={styles.doorText}>
                    <h3 className={classes('t-l', external && iconClass('out', 'after'))}>
                      {label}
                      {external ? <span className="vh"> (external application)</span> : null}
                    </h3>
                    <p>
                      <span className="vh">About {time.join(' ')}. </span>
                      <b className="wide-only">You get</b> <i>{get}.</i>{' '}
                      <span className="wide-only">
                        <b>You need</b> {need}.
                      </span>
                    </p>
                  </div>
                  <span className={`narrow-only ${styles.minutes}`} aria-hidden="true">
                    {time[0]} min
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

type TimedDoorProps = {
  readonly leaf: string;
  readonly time: readonly [string, string];
};

function TimedDoor({ leaf, time: [figure, unit] }: TimedDoorProps) {
  return (
    <svg viewBox="0 0 120 156" aria-hidden="true">
      <path fill="var(--trim)" d="M4 156V62a56 56 0 0 1 112 0v94z" />
      <path fill={leaf} d="M14 156V62a46 46 0 0 1 92 0v94z" />
      <path fill="var(--lamp)" d="M22 60a38 38 0 0 1 76 0z" />
      <path stroke={leaf} strokeWidth="3.5" d="M60 60V20M60 60L32.5 32.5M60 60l27.5-27.5M60 60L24 44M60 60l36-16" />
      <path fill={leaf} d="M46 60a14 14 0 0 1 28 0z" />
      <rect x="28" y="75" width="64" height="48" rx="5" fill="var(--enamel)" stroke="var(--paper)" strokeWidth="2" />
      <text x="60" y="99" fontSize="27">
        {figure}
      </text>
      <text x="60" y="116" fontSize="12.5">
        {unit}
      </text>
      <path fill="var(--lamp)" d="M92 128h5v12h-5z" />
      <path fill="var(--walk)" d="M0 150h120v6H0z" />
    </svg>
  );
}
