import { classes } from '@/components/ui/classes';
import { iconClass } from '@/components/ui/icon';
import type { ShellCompany } from './links';
import { Logo } from './logo';
import styles from './room.module.css';

type RoomHeaderProps = {
  readonly company: ShellCompany;
  readonly words: { readonly skip: string; readonly leave: string };
};

/** The id of the link that leaves a questionnaire; script points it at the page that the visitor came from. */
export const leaveLinkId = 'leave';

/** The header of a questionnaire's page: logo, phone and the way out. */
export function RoomHeader({ company, words }: RoomHeaderProps) {
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className={styles.header} id="top">
        <div className="wrap">
          <Logo wordmark={company.wordmark} />
          <a
            className={classes(styles.call, iconClass('tel', 'before'))}
            href={company.phone.href}
            aria-label={`Call ${company.phone.display}`}
          >
            <span>{company.phone.display}</span>
          </a>
          <a className={styles.leave} id={leaveLinkId} href="/">
            {words.leave}
          </a>
        </div>
      </header>
    </>
  );
}
