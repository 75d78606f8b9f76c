import { classes } from '@/components/browser/classes';
import { ButtonLink } from '@/components/controls/button';
import type { ContactFacts } from '@/components/forms/messages';
import { percentText, usdWhole } from '@/lib/numbers/format';
import { lowScore } from '@/lib/questionnaire/letter/facts';
import { changesOf, type NoLoan } from '@/lib/questionnaire/letter/no-loan';
import { waysToCash } from '@/lib/questionnaire/letter/refinance-loans';
import styles from './letter.module.css';
import { FitSign, LoanKinds, widthOf } from './parts';
import type { SheetPart } from './refinance-facts';

/** What the visitor would owe of a home's value, and the limit of most loans. */
function LimitBar({ owed, value, limitPercent }: Record<'owed' | 'value' | 'limitPercent', number>) {
  const whole = Math.max(owed, value);
  const limit = (value * limitPercent) / 100;
  return (
    <dl className={styles.limit}>
      <div className="row">
        <dt>You’d owe</dt>
        <dd>{usdWhole(owed)}</dd>
      </div>
      <svg width="100%" height="40" aria-hidden="true" focusable="false">
        <rect data-tone="6" y="8" width="100%" height="24" />
        <rect data-tone="5" y="8" width={widthOf(owed / whole)} height="24" />
        <rect className={styles.at} x={widthOf(limit / whole)} width="3" height="40" />
      </svg>
      <div className="row">
        <dt>Most of these loans stop at {percentText(limitPercent)}</dt>
        <dd>{usdWhole(limit)}</dd>
      </div>
    </dl>
  );
}

type TalkFirstProps = { readonly contact: ContactFacts; readonly callPath: string };

/** Whom to call if no loan fits: the number is as large as a payment would be. */
function TalkFirst({ contact, callPath }: TalkFirstProps) {
  return (
    <section className={classes(styles.month, styles.talk)} aria-labelledby="letter-talk">
      <h2 className="minor" id="letter-talk">
        Talk to a person first
      </h2>
      <p className={classes('big', styles.monthly)}>
        <a href={contact.phone.href}>{contact.phone.display}</a>
      </p>
      <p className="small">{contact.hours}</p>
      <ButtonLink href={callPath} data-print="no">
        Request a call
      </ButtonLink>
      <p className={styles.fine}>
        There’s no payment and no savings figure here, because there’s no loan to figure yet.
      </p>
    </section>
  );
}

type NoLoanSheetProps = SheetPart & TalkFirstProps & { readonly none: NoLoan };

/**
 * For numbers that fit no loan: says that this is no decision, why, whom to call and what would change it. Shows no
 * payment and no savings.
 */
export function NoLoanSheet({ none, letter, answers, facts, contact, callPath }: NoLoanSheetProps) {
  const { loan, value } = letter;
  return (
    <>
      <section className={`flow ${styles.fits}`} aria-label={none.title}>
        <h2>
          <FitSign isLit={false} />
          {none.title}
        </h2>
        <p>{none.text}</p>
      </section>
      <div className={styles.opening}>
        <section aria-labelledby="letter-why">
          <h2 id="letter-why">Why not yet</h2>
          {none.limitPercent === null ? null : <LimitBar owed={loan} value={value} limitPercent={none.limitPercent} />}
          <p>{none.why}</p>
        </section>
        <TalkFirst contact={contact} callPath={callPath} />
      </div>
      {letter.cash > 0 ? (
        <LoanKinds
          title={`Other ways to ${usdWhole(letter.cash)}`}
          answers={answers}
          loans={waysToCash(letter, answers, facts)}
        />
      ) : (
        <LoanKinds
          title="What would change it"
          answers={answers}
          loans={changesOf(letter, answers, facts)}
          none={answers.creditScore === lowScore ? 'Most of these loans take a score above 639 as well.' : null}
        />
      )}
    </>
  );
}
