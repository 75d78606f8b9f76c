import type { Metadata } from 'next';
import { Fragment } from 'react';
import { OfficeMap } from '@/app/frames/drawings/office-map';
import { CallSheetDoor, contactFacts } from '@/app/frames/lead';
import { PageFrame } from '@/app/frames/page-frame';
import { reviews } from '@/app/frames/reviews';
import { crumbsOf, metadataOf } from '@/app/seo/page-data';
import { ApplyLink, ButtonLink, MoreLink } from '@/components/controls/button';
import { QuoteDialog } from '@/components/forms/dialogs/quote-dialog.client';
import { Island } from '@/components/island/island';
import { Panel } from '@/components/page/panel';
import { EndCall } from '@/components/page/prose';
import { AddressLines, Hours } from '@/components/sections/office';
import { Review } from '@/components/sections/reviews/review';
import { Details, ProfileHeader } from '@/components/sections/staff';
import { callHref } from '@/components/shell/links';
import { deliveryOf } from '@/content/forms/delivery';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import { company } from '@/content/lender/company';
import { bookingOf, numbersOf, officerNameOf, people, personOf } from '@/content/lender/staff';
import { ownLabelOf, reviewsPage } from '@/content/site/own-pages/entries';
import { profileCopy } from '@/content/site/own-pages/staff-page';
import { profilePages } from '@/content/site/pages';

type PageProps = { readonly params: Promise<{ readonly id: string }> };

/** The form for a quote, on the page and as a dialog. */
const quoteId = 'staff-quote-dialog';

export const dynamicParams = false;

export function generateStaticParams() {
  return people.map(({ id }) => ({ id }));
}

const profileOf = (id: string) => profilePages.find(({ path }) => path === `/our-staff/${id}`);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { id } = await params;
  const page = profileOf(id);
  return page ? metadataOf(page) : {};
}

export default async function ProfilePage({ params }: PageProps) {
  const { id } = await params;
  const person = personOf(id);
  const page = profileOf(id);
  if (!person || !page) throw new Error(`content/lender/staff.json: there is no person ${id}.`);
  const [firstName = person.name] = person.name.split(' ');
  const booking = bookingOf(person);
  const review = reviews.find(({ officer }) => officer === person.id);
  return (
    <PageFrame page={page} sheet={<CallSheetDoor path={'/our-staff'} />}>
      <ProfileHeader
        crumbs={crumbsOf(page)}
        name={person.name}
        role={person.role}
        numbers={numbersOf(person)}
        initials={person.initials}
        photo={person.photo}
        actions={
          <>
            <ApplyLink href={company.links.apply} />
            <ButtonLink href={`#${quoteId}`} look="secondary">
              Free Quote
            </ButtonLink>
            {booking ? (
              <ButtonLink href={booking.href} look="secondary" icon="out" rel="external">
                {booking.label}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <div className="section">
        <div className="wrap split r">
          <div>
            <h2>At Your Service</h2>
            {person.yourService.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Panel>
            <h2>Reach {firstName}</h2>
            <Details
              rows={[
                { name: 'Phone', value: <a href={person.contactPhone.href}>{person.contactPhone.display}</a> },
                { name: 'Work phone', value: <a href={person.contactWork.href}>{person.contactWork.display}</a> },
                { name: 'Email', value: <a href={`mailto:${person.contactMail}`}>{person.contactMail}</a> },
                {
                  name: 'Office',
                  value: person.address.map((line, index) => (
                    <Fragment key={line}>
                      {index > 0 ? <br /> : null}
                      {line}
                    </Fragment>
                  )),
                },
                { name: 'NMLS ID', value: `#${person.nmls}` },
                { name: 'Ohio license', value: person.license },
              ]}
            />
          </Panel>
        </div>
      </div>
      {review ? (
        <section className="section stone" aria-labelledby="clients">
          <div className="wrap split">
            <div className="head">
              <h2 id="clients">Satisfied clients</h2>
              <p>
                <MoreLink href={reviewsPage.path}>Read all reviews</MoreLink>
              </p>
            </div>
            <Review review={review} />
          </div>
        </section>
      ) : null}
      <div className="section">
        <div className="wrap">
          <Island
            of={QuoteDialog}
            props={{
              id: quoteId,
              definition: staffQuoteForm,
              delivery: deliveryOf('staff-quote'),
              contact: contactFacts,
              intro: `Goes straight to ${person.name}, ${numbersOf(person)}. No Social Security number, no obligation.`,
              given: { officerName: officerNameOf(person) },
            }}
          />
        </div>
      </div>
      <section className="section" aria-labelledby="numbers">
        <div className="wrap split">
          <div>
            <h2 id="numbers">{profileCopy.toolsHeading}</h2>
            <p>{profileCopy.toolsText}</p>
            <ul>
              {profileCopy.tools.map((path) => (
                <li key={path}>
                  <a href={path}>{ownLabelOf(path)}</a>
                </li>
              ))}
            </ul>
          </div>
          <EndCall text={`${profileCopy.callText} ${firstName}.`}>
            <ButtonLink href={callHref}>Request a call</ButtonLink>
            <ButtonLink href={person.contactPhone.href} look="secondary" icon="tel">
              {person.contactPhone.display}
            </ButtonLink>
          </EndCall>
        </div>
      </section>
      <section className="section" aria-labelledby="office">
        <div className="wrap split">
          <div>
            <h2 id="office">Come by the office</h2>
            <AddressLines address={company.address} />
            <Hours hours={company.printedHours} />
          </div>
          <OfficeMap />
        </div>
      </section>
    </PageFrame>
  );
}
