import { PageFrame } from '@/app/frames/page-frame';
import { crumbsOf, metadataOf } from '@/app/seo/page-data';
import { Island } from '@/components/island/island';
import { Search } from '@/components/search/search.client';
import { SiteList } from '@/components/search/site-list';
import { company } from '@/content/lender/company';
import { ownPage } from '@/content/site/own-pages';
import { searchFiles } from '@/lib/search/file';

const searchPage = ownPage('/search');

export const metadata = metadataOf(searchPage);

export default function SearchPage() {
  return (
    <PageFrame page={searchPage}>
      <Island
        of={Search}
        props={{
          title: searchPage.h1,
          crumbs: crumbsOf(searchPage),
          phone: company.phone,
          files: searchFiles,
          action: '/search',
          hours: company.hours,
        }}
      />
      <SiteList />
    </PageFrame>
  );
}
