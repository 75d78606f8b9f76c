'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/controls/button';
import { Door } from '@/components/drawings/door';
import type { ContactFacts } from '@/components/forms/messages';
import { copyLink, LinkToCopy, ShareButton } from '@/components/page/link-to-copy.client';
import { watchTopic } from '@/lib/leads/watching';
import { percentText } from '@/lib/numbers/format';
import type { LetterOfficer } from '@/lib/questionnaire/letter/facts';
import styles from './letter.module.css';

type FootProps = {
  readonly officer: LetterOfficer | undefined;
  /** Present if the visitor's officer is known and has a booking page. */
  readonly booking: LetterOfficer['booking'];
  /** What the officer does for the reader of this letter. */
  readonly offer: string;
  readonly contact: ContactFacts;
  readonly callPath: string;
  /** The rate at which the visitor may ask for a call; null if waiting makes no sense. */
  readonly strikeRate: number | null;
  /** Whether the reader opened the letter from a link. */
  readonly isShared: boolean;
  readonly hash: string;
};

export function Foot({ officer, booking, offer, contact, callPath, strikeRate, isShared, hash }: FootProps) {
  const [announcement, setAnnouncement] = useState('');
  const [link, setLink] = useState<string | null>(null);

  async function copy() {
    const byHand = await copyLink(hash);
    setLink(byHand);
    setAnnouncement(byHand ? 'Copy the link from the field.' : 'Link copied.');
  }

  return (
    <section className={styles.foot} aria-label="Your loan officer, and this page">
      {officer ? <Door initials={officer.initials} photo={officer.photo} /> : null}
      <div className={styles.officer}>
        <h2>{officer?.name ?? 'Talk it through'}</h2>
        <p>
          {officer ? `${officer.role}, ${officer.numbers}. ` : ''}
          {offer}
        </p>
        <p>
          <a className={styles.phone} href={contact.phone.href}>
            {contact.phone.display}
          </a>{' '}
          <span className="small">{contact.hours}</span>
        </p>
        <ButtonLink
          href={callPath}
          data-print="no"
          {...(strikeRate !== null && { 'data-about': watchTopic(strikeRate) })}
        >
          {strikeRate === null ? 'Request a call' : `Tell me when it’s ${percentText(strikeRate)}`}
        </ButtonLink>
        {booking ? (
          <p data-print="no">
            <a href={booking.href} rel="external">
              {booking.label}
            </a>
          </p>
        ) : null}
      </div>
      <div className={styles.keep} data-print="no">
        <h3 className="minor">{isShared ? 'Somebody sent you this page' : 'This page is yours'}</h3>
        <p className="small">
          {isShared
            ? 'It has no name on it, and the answers are the sender’s. To see your own, start over under “Save and leave” above.'
            : 'It has no name on it. Take it to any lender, ours or another. The link contains your answers, including income, but no name, email or phone number.'}
        </p>
        <p className={`btns compact ${styles.buttons}`}>
          <Button look="secondary" onClick={() => window.print()}>
            Print, one sheet
          </Button>
          <Button look="secondary" onClick={copy}>
            Copy a link
          </Button>
          <ShareButton hash={hash} />
        </p>
        {link ? <LinkToCopy label="Link to this page" link={link} /> : null}
        <p role="status">{announcement}</p>
      </div>
    </section>
  );
}
