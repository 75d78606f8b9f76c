import type { Metadata } from 'next';
import { PageFrame } from '@/app/frames/page-frame';
import { SearchForm } from '@/components/search/search-form';
import { NotFound, notFoundText } from '@/components/sections/not-found';
import { company } from '@/content/lender/company';

export const metadata: Metadata = { title: `Page not found | ${company.name}`, description: notFoundText };

export default function NotFoundPage() {
  return (
    <PageFrame flat>
      <NotFound>
        <SearchForm id="find-page" />
      </NotFound>
    </PageFrame>
  );
}
