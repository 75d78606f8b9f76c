import type { Metadata } from 'next';
import { PageFrame } from '@/app/frames/page-frame';
import { SearchForm } from '@/components/search/search-form';
import { NotFound, notFound } from '@/components/sections/not-found';
import { company } from '@/content/lender/company';

export const metadata: Metadata = { title: `${notFound.title} | ${company.name}`, description: notFound.text };

export default function NotFoundPage() {
  return (
    <PageFrame flat>
      <NotFound>
        <SearchForm id="find-page" />
      </NotFound>
    </PageFrame>
  );
}
