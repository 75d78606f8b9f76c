import { classes } from '@/components/browser/classes';
import { EqualHousingNote } from './equal-housing-note';
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
        <EqualHousingNote />
        <p>
          {company.legal} <a href={privacyPath}>Privacy Policy</a>
        </p>
      </div>
    </footer>
  );
}
