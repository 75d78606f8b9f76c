import type { Metadata } from 'next';
import { PageFrame } from '@/app/frames/page-frame';
import { PageHeader } from '@/components/page/page-header';
import { StaffList } from '@/components/sections/staff';
import { company } from '@/content/lender/company';
import { ownLabelOf } from '@/content/site/own-pages';
import { staffPage } from '@/content/site/own-pages/staff-page';

export const metadata: Metadata = {
  title: `${staffPage.notFound.heading} | ${company.name}`,
  description: staffPage.notFound.text,
  robots: { index: false },
};

/** Served with status 404 for unknown profiles. */
export default function MissingProfilePage() {
  const { heading, text } = staffPage.notFound;
  return (
    <PageFrame>
      <PageHeader
        title={heading}
        lead={text}
        crumbs={[
          { label: 'Home', href: '/' },
          { label: ownLabelOf('/our-staff'), href: '/our-staff' },
          { label: 'Not found' },
        ]}
      />
      <div className="section">
        <div className="wrap">
          <StaffList />
        </div>
      </div>
    </PageFrame>
  );
}
