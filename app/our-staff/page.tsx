import { PageFrame, PageTop, Side } from '@/app/frames/page-frame';
import { staffCards } from '@/app/frames/staff-cards';
import { metadataOf } from '@/app/seo/page-data';
import { ApplyLink } from '@/components/controls/button';
import { EndCall, Onward } from '@/components/page/prose';
import { StaffList } from '@/components/sections/staff';
import { company } from '@/content/lender/company';
import { staffListPage } from '@/content/site/own-pages/entries';
import { staffPage } from '@/content/site/own-pages/staff-page';

export const metadata = metadataOf(staffListPage);

export default function StaffPage() {
  return (
    <PageFrame page={staffListPage}>
      <PageTop page={staffListPage} />
      <div className="section">
        <div className="wrap cols">
          <div>
            <StaffList cards={staffCards} />
            {staffPage.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <EndCall text="Ready for the full application?">
              <ApplyLink href={company.links.apply} />
            </EndCall>
            <Onward items={staffPage.onward} />
          </div>
          <Side page={staffListPage} />
        </div>
      </div>
    </PageFrame>
  );
}
