import type { ComponentProps, Ref } from 'react';
import { Button } from '@/components/controls/button';
import type { ReceiptWords } from '@/lib/forms/definition';
import type { Problem } from '@/lib/forms/problems';
import { momentText, type Receipt, textsIn } from '@/lib/leads/receipt';
import styles from './messages.module.css';
import type { SubmitError } from './use-lead.client';

/** How to reach the lender instead. */
export type ContactFacts = {
  readonly phone: { readonly display: string; readonly href: string };
  readonly email: string;
  /** Office hours on one line. */
  readonly hours: string;
  readonly privacyPath: string;
};

type Focusable = { readonly ref?: Ref<HTMLDivElement> };

function headingFor(left: number): string {
  if (left === 0) return 'All set. Send it again.';
  return left === 1 ? '1 answer needs another look' : `${left} answers need another look`;
}

/**
 * First in a form after a failed attempt: each problem, linked to its field. It takes the focus and so is read once;
 * `role="alert"` would read it twice.
 */
export function ErrorSummary({
  problems,
  corrected = [],
  idOf,
  onGo,
  ref,
}: Focusable & {
  readonly problems: readonly Problem[];
  /** Names of the fields corrected since: struck through, but still in place so that nothing below moves. */
  readonly corrected?: readonly string[];
  /** Maps a field's name to the id of its control. */
  readonly idOf: (name: string) => string;
  readonly onGo?: ComponentProps<'a'>['onClick'];
}) {
  const id = idOf('problems');
  const left = problems.filter(({ name }) => !corrected.includes(name)).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and these are links.
    <div
      className={`flow ${styles.summary}`}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
      ref={ref}
    >
      <h3 className={`minor ${styles.title}`} id={id}>
        {headingFor(left)}
      </h3>
      <ul id={`${id}-list`}>
        {problems.map(({ name, text }) => (
          <li key={name}>
            {corrected.includes(name) ? (
              <s>{text}</s>
            ) : (
              <a href={`#${idOf(name)}`} onClick={onGo}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type SubmitErrorMessageProps = Focusable & {
  readonly submitError: SubmitError;
  readonly contact: ContactFacts;
  readonly level?: 2 | 3;
};

/**
 * Says that answers were not sent, or not confirmed, that nothing is lost, and what to do now. If the form looks like a
 * robot's, says how a person gets through.
 */
export function SubmitErrorMessage({ submitError, contact, level = 3, ref }: SubmitErrorMessageProps) {
  const Title = `h${level}` as const;
  const phone = <a href={contact.phone.href}>{contact.phone.display}</a>;
  return (
    <div className={`flow ${styles.summary}`} role="alert" tabIndex={-1} ref={ref}>
      {submitError.kind === 'failed' ? (
        <>
          <Title className={`minor ${styles.title}`}>
            {submitError.mayBeStored
              ? 'We could not confirm that your details arrived'
              : 'We could not send your details'}
          </Title>
          <p>
            {submitError.mayBeStored
              ? 'They may have arrived. It is safe to send them again: we keep the same answers only once.'
              : 'They were not sent.'}{' '}
            Everything you typed is still here. Try again, or call {phone} and we will take it down ({contact.hours}).
            You can also <a href={submitError.mailto}>email us</a> who you are and what it is about. Figures stay out of
            that email: it is not private.
          </p>
          <p className="btns">
            <Button type="submit" look="secondary">
              Try again
            </Button>
          </p>
        </>
      ) : (
        <>
          <Title className={`minor ${styles.title}`}>We could not take this form</Title>
          <p>
            A field that people do not see was filled in, perhaps by a browser extension. Your details were not sent and
            are still here. Please call {phone} and we will take them down ({contact.hours}).
          </p>
        </>
      )}
    </div>
  );
}

/** Shown once the lead is stored: reference, time, what happens next, and how to reach us. */
export function ReceiptPanel({
  receipt,
  words,
  contact,
  ref,
}: Focusable & {
  readonly receipt: Receipt;
  readonly words: ReceiptWords;
  readonly contact: ContactFacts;
}) {
  const [officer, booking] = textsIn(receipt.officer);
  return (
    <div className={`flow ${styles.receipt}`} data-receipt="" role="status" tabIndex={-1} ref={ref}>
      <h3>{receipt.firstName === '' ? `${words.title}.` : `Thank you, ${receipt.firstName}. ${words.title}.`}</h3>
      <p>Keep this reference number:</p>
      <p className={styles.reference}>{receipt.reference}</p>
      <p className="small">Sent {momentText(receipt.at)}</p>
      {words.offer ? (
        <>
          <h4>{words.offer.title}</h4>
          <ul className={styles.offer}>
            {words.offer.items
              .filter(({ field }) => !receipt.checked?.length || receipt.checked.includes(field))
              .map((item) => (
                <li key={item.title}>
                  <b>{item.title}</b>
                  {item.links.map((link) => (
                    <a key={link.href} href={link.href} aria-label={`${link.text}: ${item.title}`}>
                      {link.text}
                    </a>
                  ))}
                </li>
              ))}
          </ul>
        </>
      ) : null}
      <h4>What happens next</h4>
      <ol>
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {officer ? (
        <p>
          You’ll hear from {officer}. {booking ? <a href={booking}>Pick a time</a> : null}
        </p>
      ) : null}
      <p>
        Rather not wait? Call <a href={contact.phone.href}>{contact.phone.display}</a> and give this number. We answer{' '}
        {contact.hours}.
      </p>
    </div>
  );
}
