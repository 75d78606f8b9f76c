import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CallSheetDoor, contactFacts } from '@/app/frames/lead';
import { PageFrame } from '@/app/frames/page-frame';
import { crumbsOf, metadataOf } from '@/app/seo/page-data';
import { QuoteDialog } from '@/components/forms/dialogs/quote-dialog.client';
import { Island } from '@/components/island/island';
import { ProfileHeader, ProfileNext, ProfileReview, ProfileService } from '@/components/sections/staff';
import { deliveryOf } from '@/content/forms/delivery';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import { numbersOf, officerNameOf, people, personOf } from '@/content/lender/staff';
import { profilePages } from '@/content/site/pages';

type PageProps = { readonly params: Promise<{ readonly id: string }> };

const quoteId = 'staff-quote-dialog';

export const dynamicParams = false;

export function generateStaticParams() {
  return people.map(({ id }) => ({ id }));
}

async function profileFor({ params }: PageProps) {
  const { id } = await params;
  const person = personOf(id);
  const page = profilePages.find(({ path }) => path === `/our-staff/${id}`);
  if (!person || !page) notFound();
  return { person, page };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return metadataOf((await profileFor(props)).page);
}

export default async function ProfilePage(props: PageProps) {
  const { person, page } = await profileFor(props);
  return (
    <PageFrame page={page} sheet={<CallSheetDoor path="/our-staff" />}>
      <ProfileHeader person={person} crumbs={crumbsOf(page)} quoteHref={`#${quoteId}`} />
      <ProfileService person={person} />
      <ProfileReview person={person} />
      <div className="section">
        <div className="wrap">
          <Island
            of={QuoteDialog}
            props={{
              id: quoteId,
              definition: staffQuoteForm,
              delivery: deliveryOf('staff-quote'),
              contact: contactFacts,
              receiver: `${person.name}, ${numbersOf(person)}`,
              given: { officerName: officerNameOf(person) },
            }}
          />
        </div>
      </div>
      <ProfileNext person={person} />
    </PageFrame>
  );
}
