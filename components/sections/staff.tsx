import { ownLabelOf } from '@/content/site/own-pages';
import '@/content/lender/portraits';
import { Fragment } from 'react';
import { classes } from '@/components/browser/classes';
import { ButtonLink, MoreLink } from '@/components/controls/button';
import { Door } from '@/components/drawings/door';
import { ApplyLink } from '@/components/page/apply';
import { type Crumb, Crumbs } from '@/components/page/crumbs';
import { Panel } from '@/components/page/panel';
import { CallToAction } from '@/components/page/prose';
import { StaffNumbers } from '@/components/page/staff-numbers';
import { bookingOf, numbersOf, staff } from '@/content/lender/staff';
import type { Href } from '@/content/routes';
import type { StaffMember } from '@/content/schema/lender';
import { profileCopy } from '@/content/site/own-pages/staff-page';
import { AddressLines, Hours, OfficeMap } from './office';
import { Review } from './reviews/review';
import { printedReviews } from './reviews/review-list';
import styles from './staff.module.css';

export function StaffList() {
  return (
    <ul className={classes(styles.staff, staff.length < 3 && styles.few, staff.length === 1 && styles.alone)}>
      {staff.map((card) => (
        <li key={card.name} className={styles.card}>
          {card.kind === 'person' ? <Door initials={card.initials} photo={card.photo} /> : <Door />}
          {card.kind === 'person' ? (
            <div>
              <h2 translate="no">{card.name}</h2>
              <p>{card.role}</p>
              <p className="small">{numbersOf(card)}</p>
              <p>
                <MoreLink href={`/our-staff/${card.id}`}>
                  View profile<span className="vh"> of {card.name}</span>
                </MoreLink>
              </p>
            </div>
          ) : (
            <div>
              <h2>{card.name}</h2>
              <p className="small">{card.text}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const firstNameOf = ({ name }: StaffMember) => name.split(' ')[0];

type PersonProps = { readonly person: StaffMember };

type ProfileHeaderProps = PersonProps & { readonly crumbs: readonly Crumb[]; readonly quoteHref: string };

export function ProfileHeader({ person, crumbs, quoteHref }: ProfileHeaderProps) {
  const { initials, name, photo, role } = person;
  const booking = bookingOf(person);
  return (
    <div className={styles.profile}>
      <div className="wrap">
        <div className="flow">
          <Crumbs crumbs={crumbs} />
          <h1>{name}</h1>
          <p className="lead">
            {role}
            <br />
            <StaffNumbers person={person} />
          </p>
          <div className="btns">
            <ApplyLink />
            <ButtonLink href={quoteHref} look="secondary">
              Free Quote
            </ButtonLink>
            {booking ? (
              <ButtonLink href={booking.href} look="secondary" icon="out" rel="external">
                {booking.label}
              </ButtonLink>
            ) : null}
          </div>
        </div>
        <Door initials={initials} photo={photo} size="l" />
      </div>
    </div>
  );
}

export function ProfileService({ person }: PersonProps) {
  const { address, contactMail, contactPhone, contactWork, license, nmls, yourService } = person;
  const [mailbox, host] = contactMail.split('@');
  return (
    <div className="section">
      <div className="wrap split r">
        <div>
          <h2>At Your Service</h2>
          {yourService.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Panel>
          <h2>Reach {firstNameOf(person)}</h2>
          <dl className={styles.details}>
            <dt>Phone</dt>
            <dd>
              <a href={contactPhone.href}>{contactPhone.display}</a>
            </dd>
            <dt>Work phone</dt>
            <dd>
              <a href={contactWork.href}>{contactWork.display}</a>
            </dd>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${contactMail}`}>
                {mailbox}@<wbr />
                {host}
              </a>
            </dd>
            <dt>Office</dt>
            <dd>
              {address.map((line, index) => (
                <Fragment key={line}>
                  {index > 0 ? <br /> : null}
                  {line}
                </Fragment>
              ))}
            </dd>
            <dt>NMLS ID</dt>
            <dd>#{nmls}</dd>
            <dt>Ohio license</dt>
            <dd>{license}</dd>
          </dl>
        </Panel>
      </div>
    </div>
  );
}

/** Renders nothing without a review. */
export function ProfileReview({ person }: PersonProps) {
  const review = printedReviews.find(({ officer }) => officer === person.id);
  if (!review) return null;
  return (
    <section className="section stone" aria-labelledby="clients">
      <div className="wrap split">
        <div className="head">
          <h2 id="clients">Satisfied clients</h2>
          <p>
            <MoreLink href="/testimonials">Read all reviews</MoreLink>
          </p>
        </div>
        <Review review={review} />
      </div>
    </section>
  );
}

export function ProfileNext({ person }: PersonProps) {
  const { callText, tools, toolsHeading, toolsText } = profileCopy;
  return (
    <>
      <section className="section" aria-labelledby="numbers">
        <div className="wrap split">
          <div>
            <h2 id="numbers">{toolsHeading}</h2>
            <p>{toolsText}</p>
            <ul>
              {tools.map((path) => (
                <li key={path}>
                  <a href={path}>{ownLabelOf(path)}</a>
                </li>
              ))}
            </ul>
          </div>
          <CallToAction text={`${callText} ${firstNameOf(person)}.`}>
            <ButtonLink href={'/contact-us#call' satisfies Href}>Request a call</ButtonLink>
            <ButtonLink href={person.contactPhone.href} look="secondary" icon="tel">
              {person.contactPhone.display}
            </ButtonLink>
          </CallToAction>
        </div>
      </section>
      <section className="section" aria-labelledby="office">
        <div className="wrap split">
          <div>
            <h2 id="office">Come by the office</h2>
            <AddressLines />
            <Hours />
          </div>
          <OfficeMap />
        </div>
      </section>
    </>
  );
}
