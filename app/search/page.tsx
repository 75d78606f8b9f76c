import { PageFrame } from '@/app/frames/page-frame';
import { crumbsOf, metadataOf } from '@/app/seo/page-data';
import { Island } from '@/components/island/island';
import { Search } from '@/components/search/search.client';
import { SiteList } from '@/components/search/site-list';
import { company } from '@/content/lender/company';
import { numbersOf, people } from '@/content/lender/staff';
import { searchPage } from '@/content/site/own-pages/entries';
import { menuNames } from '@/content/site/page';
import { pages, profilePages } from '@/content/site/pages';
import { searchFiles } from '@/lib/search/file';

export const metadata = metadataOf(searchPage);

const profiles = profilePages.map((page) => {
  const person = people.find(({ id }) => page.path === `/our-staff/${id}`);
  return person ? { ...page, label: `${person.name}, ${numbersOf(person)}` } : page;
});
const listed = [...pages, ...profiles].filter(({ kind }) => kind !== 'aside');

/** Every page under the menu that has it; news, and the pages of no menu, under headings of their own. */
const groups = [
  ...menuNames.header.map((name) => ({ heading: name, pages: listed.filter(({ group }) => group === name) })),
  { heading: 'News', pages: listed.filter(({ group }) => group === 'News') },
  { heading: 'More', pages: listed.filter(({ group }) => group === undefined) },
].map(({ heading, pages: inGroup }) => ({
  heading,
  links: inGroup.map(({ label, path }) => ({ label, href: path })),
}));

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
          action: searchPage.path,
        }}
      />
      <SiteList heading="Every page" groups={groups} />
    </PageFrame>
  );
}
