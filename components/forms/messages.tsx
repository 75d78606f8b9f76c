import type { ComponentProps, Ref } from 'react';
import { Button, ButtonLink, PlainButton } from '@/components/controls/button';
import type { ReceiptWords } from '@/lib/forms/definition';
import type { OfficeHours } from '@/lib/forms/office-hours';
import type { Problem } from '@/lib/forms/problems';
import { contactPathOf, officeContact } from '@/lib/leads/contact-file';
import { momentText, type Receipt, textsIn } from '@/lib/leads/receipt';
import { callEventOf, sayBack } from '@/lib/leads/receipt-words';
import styles from './messages.module.css';
import type { SubmitError } from './use-lead.client';

export type ContactFacts = {
  readonly phone: { readonly display: string; readonly href: string };
  readonly email: string;
  readonly hours: string;
  readonly officeHours: OfficeHours;
  readonly privacyPath: string;
};

type Focusable = { readonly ref?: Ref<HTMLDivElement> };

function headingFor(left: number): string {
  if (left === 0) return 'All set. Send it again.';
  return left === 1 ? '1 answer needs another look' : `${left} answers need another look`;
}

type ErrorSummaryProps = Focusable & {
  readonly problems: readonly Problem[];
  /** Names of fields corrected since: struck through, but still in place so that nothing below moves. */
  readonly corrected?: readonly string[];
  /** Maps a field's name to the id of its control. */
  readonly idOf: (name: string) => string;
  readonly onGo?: ComponentProps<'a'>['onClick'];
};

/** Takes the focus after a failed attempt, so it is read once; `role="alert"` would read it twice. */
export function ErrorSummary({ problems, corrected = [], idOf, onGo, ref }: ErrorSummaryProps) {
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
              <s className="quiet">{text}</s>
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

/** Says that nothing is lost and what to do now, including for a person whom the form took for a bot. */
export function SubmitErrorMessage({ submitError, contact, level = 3, ref }: SubmitErrorMessageProps) {
  const Title = `h${level}` as const;
  const phone = <a href={contact.phone.href}>{contact.phone.display}</a>;
  return (
    <div className={`flow ${styles.summary}`} role="alert" tabIndex={-1} ref={ref}>
      {submitError.kind === 'failed' ? (
        <>
          <Title className={`minor ${styles.title}`}>
            {submitError.mayBeStored
              ? 'We couldn’t confirm that your details arrived'
              : 'We couldn’t send your details'}
          </Title>
          <p>
            {submitError.mayBeStored
              ? 'They may have arrived. It’s safe to send them again: we keep the same answers only once.'
              : 'They weren’t sent.'}{' '}
            Everything you typed is still here. Try again, or call {phone} and we’ll take it down ({contact.hours}). You
            can also <a href={submitError.mailto}>email us</a> who you are and what it’s about. Figures stay out of that
            email: it isn’t private.
          </p>
          <p className="btns">
            <Button type="submit" look="secondary">
              Try again
            </Button>
          </p>
        </>
      ) : (
        <>
          <Title className={`minor ${styles.title}`}>We couldn’t take this form</Title>
          <p>
            A field that people don’t see was filled in, perhaps by a browser extension. Your details weren’t sent and
            are still here. Please call {phone} and we’ll take them down ({contact.hours}).
          </p>
        </>
      )}
    </div>
  );
}

export function ReceiptFacts({ receipt }: { readonly receipt: Receipt }) {
  const { reference, at, copyTo } = receipt;
  return (
    <>
      <p className={styles.reference} translate="no">
        {reference}
      </p>
      <p className="small">Sent {momentText(at)}</p>
      {copyTo ? <p className="small">A copy goes to {copyTo}.</p> : null}
    </>
  );
}

export function ReceiptFiles({ receipt, contact }: { readonly receipt: Receipt; readonly contact: ContactFacts }) {
  const [officer, , file] = textsIn(receipt.officer);
  const call = callEventOf(receipt, contact.officeHours, contact.phone.display);
  return (
    <p className="btns">
      <ButtonLink href={file || contactPathOf(officeContact)} download>
        <span>
          Save {officer ? `${officer.split(' ')[0]}’s` : 'our'} number <small>so you know it’s us</small>
        </span>
      </ButtonLink>
      {call ? (
        <ButtonLink look="secondary" href={call.href} download="call.ics">
          <span>
            Add to calendar <small>{call.text}</small>
          </span>
        </ButtonLink>
      ) : null}
    </p>
  );
}

type ReceiptEndProps = {
  readonly receipt: Receipt;
  readonly contact: ContactFacts;
  readonly onStartAgain?: (() => void) | undefined;
};

export function ReceiptEnd({ receipt, contact, onStartAgain }: ReceiptEndProps) {
  return (
    <>
      <p>
        {receipt.phone ? `We have the number ${receipt.phone}. ` : null}A mistake, or can’t wait? Call{' '}
        <a href={contact.phone.href}>{contact.phone.display}</a> and give the reference number. We answer{' '}
        {contact.hours}.
      </p>
      {onStartAgain ? (
        <p>
          <PlainButton onClick={onStartAgain}>Start again</PlainButton>
        </p>
      ) : null}
    </>
  );
}

type ReceiptPanelProps = Focusable & ReceiptEndProps & { readonly words: ReceiptWords };

/** Shown once the lead is stored: who will reply, when and where, and the reference. */
export function ReceiptPanel({ receipt, words, contact, onStartAgain, ref }: ReceiptPanelProps) {
  const [officer, booking] = textsIn(receipt.officer);
  const [first, ...next] = words.next.map((step) => sayBack(step, receipt, contact.officeHours));
  return (
    <div className={`flow ${styles.receipt}`} data-receipt="" role="status" tabIndex={-1} ref={ref}>
      <h3>{receipt.firstName === '' ? `${words.title}.` : `Thank you, ${receipt.firstName}. ${words.title}.`}</h3>
      {first ? <p className="lead">{first}</p> : null}
      {words.offer ? (
        <>
          <h4>{words.offer.title}</h4>
          <ul className={styles.offer}>
            {words.offer.items
              .filter(({ field }) => !receipt.checked?.length || receipt.checked.includes(field))
              .map((item) => (
                <li className="btns" key={item.title}>
                  <b>{item.title}</b>
                  {item.links.map((link) => (
                    <a className="tap" key={link.href} href={link.href} aria-label={`${link.text}: ${item.title}`}>
                      {link.text}
                    </a>
                  ))}
                </li>
              ))}
          </ul>
        </>
      ) : null}
      {next.map((step) => (
        <p key={step}>{step}</p>
      ))}
      {officer ? (
        <p>
          You’ll hear from {officer}. {booking ? <a href={booking}>Pick a time</a> : null}
        </p>
      ) : null}
      <ReceiptFiles receipt={receipt} contact={contact} />
      <h4>Your reference number</h4>
      <ReceiptFacts receipt={receipt} />
      <ReceiptEnd receipt={receipt} contact={contact} onStartAgain={onStartAgain} />
    </div>
  );
}
