import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { PageTop } from '@/app/frames/page-top';
import { staffCards } from '@/app/frames/people';
import { Side } from '@/app/frames/side';
import { StaffList } from '@/components/sections/staff';
import { Onward } from '@/components/ui/prose';
import { staffListPage, staffPage } from '@/content/staff-page';

export const metadata = metadataOf(staffListPage);

export default function StaffPage() {
  return (
    <PageFrame path={staffListPage.path}>
      <PageTop page={staffListPage} />
      <div className="section">
        <div className="wrap cols">
          <div>
            <StaffList cards={staffCards} />
            {staffPage.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Onward items={staffPage.onward} />
          </div>
          <Side page={staffListPage} />
        </div>
      </div>
    </PageFrame>
  );
}
