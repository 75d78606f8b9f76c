import { crumbsOf } from '@/app/frames/crumbs';
import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { staffCards } from '@/app/frames/people';
import { Side } from '@/app/frames/side';
import { StaffList } from '@/components/sections/staff';
import { MainStreetOffice } from '@/components/ui/art/main-street-office';
import { PageHeader } from '@/components/ui/page-header';
import { Onward } from '@/components/ui/prose';
import { staffPage } from '@/content/staff-page';

export const metadata = metadataOf('/our-staff');

export default function StaffPage() {
  return (
    <PageFrame path="/our-staff">
      <PageHeader
        title="Meet Our Staff"
        lead={staffPage.lead}
        crumbs={crumbsOf('/our-staff')}
        art={<MainStreetOffice />}
      />
      <div className="section">
        <div className="wrap cols">
          <div>
            {staffPage.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <StaffList cards={staffCards} />
            <Onward items={staffPage.onward} />
          </div>
          <Side path="/our-staff" />
        </div>
      </div>
    </PageFrame>
  );
}
