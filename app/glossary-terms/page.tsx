import { PageFrame, PageTop, WithSide } from '@/app/frames/page-frame';
import { termSet } from '@/app/seo/about';
import { metadataOf } from '@/app/seo/page-data';
import { PageSources } from '@/components/page/facts/facts';
import { Prose } from '@/components/page/prose';
import { SearchForm } from '@/components/search/search-form';
import { Glossary, GlossaryEnd } from '@/components/sections/glossary';
import { ownPage } from '@/content/site/own-pages';

const glossaryPage = ownPage('/glossary-terms');

export const metadata = metadataOf(glossaryPage);

export default function GlossaryPage() {
  return (
    <PageFrame page={glossaryPage} about={termSet(glossaryPage)}>
      <PageTop page={glossaryPage} />
      <div className="wrap">
        <SearchForm id="find-word" onlyTerms />
        <Glossary />
      </div>
      <WithSide page={glossaryPage}>
        <Prose>
          <GlossaryEnd />
          <PageSources page={glossaryPage} />
        </Prose>
      </WithSide>
    </PageFrame>
  );
}
