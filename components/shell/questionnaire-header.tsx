import styles from './plain.module.css';
import { PlainHeader } from './plain-header';

/**
 * Script points `leave` at the page the visitor came from, and adds a button to `start-over` that deletes the answers.
 */
export function QuestionnaireHeader() {
  return (
    <PlainHeader skip="Skip to the question">
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
    </PlainHeader>
  );
}
