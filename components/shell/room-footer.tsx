import { EqualHousing } from '@/components/ui/art/equal-housing';
import { classes } from '@/components/ui/classes';
import type { ShellCompany } from './links';
import styles from './room.module.css';

type RoomFooterProps = {
  readonly company: ShellCompany;
  /** The path of the privacy policy. */
  readonly privacyPath: string;
};

/** The footer of a questionnaire's page: who asks, under which license, and the privacy policy. */
export function RoomFooter({ company, privacyPath }: RoomFooterProps) {
  return (
    <footer className={classes(styles.footer, 'night')}>
      <div className="wrap">
        <div className={styles.equal}>
          <EqualHousing />
          <span>
            Equal Housing
            <br />
            Opportunity
          </span>
        </div>
        <p>
          {company.identity}. Licensed in Ohio only (OH). Nothing on this site is a commitment to lend; every loan is
          subject to credit and property approval. <a href={privacyPath}>Privacy Policy</a>
        </p>
      </div>
    </footer>
  );
}
