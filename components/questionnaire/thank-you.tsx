import { focusOn } from '@/components/browser/focus-on';
import { ButtonLink } from '@/components/controls/button';
import type { ContactFacts } from '@/components/forms/messages';
import messages from '@/components/forms/messages.module.css';
import numbered from '@/components/page/next-steps.module.css';
import { momentText, type Receipt } from '@/lib/leads/receipt';
import type { Thanks } from '@/lib/questionnaire/definition';
import { Progress } from './progress';
import styles from './questionnaire.module.css';

type ThankYouProps = {
  readonly words: Thanks;
  readonly receipt: Receipt;
  readonly questions: number;
  readonly contact: ContactFacts;
};

/** The last step: every window lit, the reference number, and what happens next. */
export function ThankYou({ words, receipt, questions, contact }: ThankYouProps) {
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
        <p className={messages.reference}>{receipt.reference}</p>
        <p className="small">Sent {momentText(receipt.at)}</p>
      </div>
      <h2>What happens next</h2>
      <ol className={numbered.next}>
        {words.next.map(({ what, rest, link }) => (
          <li key={what}>
            <span>
              <b>{what}</b> {rest}
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
      <p>
        Questions before then? Call <a href={contact.phone.href}>{contact.phone.display}</a>, {contact.hours}.
      </p>
      <div className={styles.end}>
        <ButtonLink href="/">Back to the home page</ButtonLink>
      </div>
    </>
  );
}
