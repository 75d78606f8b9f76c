import type { Metadata } from 'next';
import { PageFrame } from '@/app/frames/page-frame';
import { Art } from '@/components/drawings/art';
import { SearchForm } from '@/components/search/search-form';
import { NotFound } from '@/components/sections/not-found';
import { company } from '@/content/lender/company';
import type { Href } from '@/content/routes';
import { searchPage } from '@/content/site/own-pages/entries';

export const metadata: Metadata = {
  title: `Page not found | ${company.name}`,
  description: 'The page you were looking for has moved, or the link has a typo in it.',
};

export default function NotFoundPage() {
  return (
    <PageFrame flat>
      <NotFound
        title="There’s no house at this address."
        lead="The page you were looking for has moved, or the link has a typo in it. These usually get people home:"
        links={[
          { label: 'Home page', href: '/' },
          { label: 'Make a Purchase', href: '/purchase' satisfies Href },
          { label: 'Refinancing', href: '/refinancing' satisfies Href },
          { label: 'Contact Us', href: '/contact-us' satisfies Href },
        ]}
        search={<SearchForm id="find-page" action={searchPage.path} label="Or search the site" />}
        art={<Art name="lot-404" />}
      />
    </PageFrame>
  );
}
