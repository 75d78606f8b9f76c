import { classes } from '@/components/browser/classes';
import { iconClass } from '@/components/drawings/signs';
import { company } from '@/content/lender/company';
import edge from './edge.module.css';
import { Logo } from './logo';
import styles from './questionnaire.module.css';

/** Script points `leave` at the page the visitor came from and adds a button to `start-over` that deletes the answers. */
export function QuestionnaireHeader() {
  return (
    <>
      <a className="skip" href="#main" data-print="no">
        Skip to the question
      </a>
      <header className={classes(edge.edge, styles.header)} id="top" data-print="no">
        <div className="wrap">
          <Logo href="/" />
          <a
            className={classes('tap', edge.call, styles.call, iconClass('tel', 'before'))}
            href={company.phone.href}
            aria-label={`Call ${company.phone.display}`}
          >
            <span>{company.phone.display}</span>
          </a>
          <button type="button" className={styles.leave} popoverTarget="leaving">
            Save and leave
          </button>
          <div className={styles.leaving} id="leaving" popover="auto">
            <p className="small">Your answers stay in this tab until you close it.</p>
            <a id="leave" href="/">
              Leave, and keep my answers
            </a>
            <div id="start-over" />
          </div>
        </div>
      </header>
    </>
  );
}
