import { focusOn } from '@/components/browser/focus-on';
import { ButtonLink } from '@/components/controls/button';
import { type ContactFacts, ReceiptEnd, ReceiptFacts, ReceiptFiles } from '@/components/forms/messages';
import messages from '@/components/forms/messages.module.css';
import numbered from '@/components/page/next-steps.module.css';
import type { Receipt } from '@/lib/leads/receipt';
import { sayBack } from '@/lib/leads/receipt-words';
import type { Thanks } from '@/lib/questionnaire/definition';
import { Progress } from './progress';
import styles from './questionnaire.module.css';

type ThankYouProps = {
  readonly words: Thanks;
  readonly receipt: Receipt;
  readonly questions: number;
  readonly contact: ContactFacts;
  readonly onStartAgain: () => void;
};

export function ThankYou({ words, receipt, questions, contact, onStartAgain }: ThankYouProps) {
  return (
    <>
      <Progress passed={questions} questions={questions} />
      <div role="status">
        <h1 className={styles.question} tabIndex={-1} ref={focusOn}>
          {`Thank you${receipt.firstName && `, ${receipt.firstName}`}.`}
          <br />
          {words.title}
        </h1>
      </div>
      <p className="lead">{words.lead}</p>
      <div className={messages.receipt} data-receipt="">
        <h2 className="minor">Your reference number</h2>
        <ReceiptFacts receipt={receipt} />
        <ReceiptFiles receipt={receipt} contact={contact} />
      </div>
      <h2>What happens next</h2>
      <ol className={numbered.next}>
        {words.next.map(({ what, rest, link }) => (
          <li key={what}>
            <span>
              <b>{sayBack(what, receipt, contact.officeHours)}</b> {sayBack(rest, receipt, contact.officeHours)}
              {link ? (
                <>
                  {' '}
                  <a href={link.href}>{link.label}</a>.
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      <ReceiptEnd receipt={receipt} contact={contact} onStartAgain={onStartAgain} />
      <div className={styles.end}>
        <ButtonLink href="/">Back to the home page</ButtonLink>
      </div>
    </>
  );
}
