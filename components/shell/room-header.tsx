import { classes } from '@/components/browser/classes';
import { iconClass } from '@/components/drawings/signs';
import type { ShellCompany } from './links';
import { Logo } from './logo';
import styles from './room.module.css';

type RoomHeaderProps = {
  readonly company: ShellCompany;
  readonly words: Readonly<Record<'skip' | 'leave' | 'kept' | 'leaves', string>>;
};

/**
 * The header of a questionnaire's page: logo, phone, and a menu with the way out. Script points the link `leave` at the page
 * that the visitor came from, and puts into `start-over` what erases the answers.
 */
export function RoomHeader({ company, words }: RoomHeaderProps) {
  return (
    <>
      <a className="skip" href="#main" data-print="no">
        {words.skip}
      </a>
      <header className={styles.header} id="top" data-print="no">
        <div className="wrap">
          <Logo wordmark={company.wordmark} href="/" />
          <a
            className={classes(styles.call, iconClass('tel', 'before'))}
            href={company.phone.href}
            aria-label={`Call ${company.phone.display}`}
          >
            <span>{company.phone.display}</span>
          </a>
          <button type="button" className={styles.leave} popoverTarget="leaving">
            {words.leave}
          </button>
          <div className={styles.leaving} id="leaving" popover="auto">
            <p>{words.kept}</p>
            <a id="leave" href="/">
              {words.leaves}
            </a>
            <div id="start-over" />
          </div>
        </div>
      </header>
    </>
  );
}
