import { PageFrame, PageTop, WithSide } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { Prose } from '@/components/page/prose';
import { ArticleList } from '@/components/sections/article';
import { ownPage } from '@/content/site/own-pages';

const newsPage = ownPage('/news');

export const metadata = metadataOf(newsPage);

export default function NewsPage() {
  return (
    <PageFrame page={newsPage}>
      <PageTop page={newsPage} />
      <WithSide page={newsPage}>
        <Prose>
          <ArticleList />
        </Prose>
      </WithSide>
    </PageFrame>
  );
}
