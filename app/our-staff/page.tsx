import { PageFrame, PageTop, WithSide } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { ApplyCall } from '@/components/page/apply';
import { RelatedPages } from '@/components/page/prose';
import { StaffList } from '@/components/sections/staff';
import { ownPage } from '@/content/site/own-pages';
import { staffPage } from '@/content/site/own-pages/staff-page';

const staffListPage = ownPage('/our-staff');

export const metadata = metadataOf(staffListPage);

export default function StaffPage() {
  return (
    <PageFrame page={staffListPage}>
      <PageTop page={staffListPage} />
      <WithSide page={staffListPage}>
        <div>
          <StaffList />
          {staffPage.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ApplyCall />
          <RelatedPages items={staffPage.onward} />
        </div>
      </WithSide>
    </PageFrame>
  );
}
