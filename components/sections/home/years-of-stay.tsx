import { classes } from '@/components/browser/classes';
import { MoreLink } from '@/components/controls/button';
import { whichLoan } from '@/content/loans/which-loan';
import { home } from '@/content/site/own-pages/home';
import styles from './home.module.css';

const axisYears = 12;

/** Bars: dark up to the low end, pale to the high end, an arrow if there is no high end. */
export function YearsOfStay() {
  const { heading, lead, more } = home.stay;
  return (
    <section aria-labelledby="stay">
      <div className={classes('head row', styles.head)}>
        <h2 id="stay">{heading}</h2>
        <MoreLink href={more.path}>{more.label}</MoreLink>
      </div>
      <p className={`small wide-only ${styles.fine}`}>{lead}</p>
      <ol className={`rows ${styles.stay}`}>
        <li className={`quiet ${styles.axis}`} aria-hidden="true">
          <i />
          <span>
            {[0, 2, 4, 6, 8, 10].map((year) => (
              <span key={year}>{year}</span>
            ))}
          </span>
          <i />
        </li>
        {whichLoan.stay.map((row) => (
          <li key={row.years}>
            <b>{row.years}</b>
            <StayBar from={row.from} to={row.to} />
            <span className="t-s">{row.loans}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StayBar({ from, to }: { readonly from: number; readonly to: number | null }) {
  return (
    <svg viewBox={`0 0 ${axisYears * 10} 10`} preserveAspectRatio="none" aria-hidden="true">
      {to === null ? (
        <path fill="var(--enamel)" d={`M0 0H${axisYears * 10 - 2}L${axisYears * 10} 5L${axisYears * 10 - 2} 10H0Z`} />
      ) : (
        <>
          <path fill="var(--stone-2)" d={`M0 0H${axisYears * 10}V10H0Z`} />
          <path fill="var(--haze)" d={`M0 0H${to * 10}V10H0Z`} />
          <path fill="var(--enamel)" d={`M0 0H${from * 10}V10H0Z`} />
        </>
      )}
    </svg>
  );
}
