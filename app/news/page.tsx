import { Fragment } from 'react';
import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { PageTop } from '@/app/frames/page-top';
import { Side } from '@/app/frames/side';
import { Prose } from '@/components/ui/prose';
import { dayInWords } from '@/content/dates';
import { newsPage, newsWords } from '@/content/news';
import { articles } from '@/content/pages';

export const metadata = metadataOf(newsPage);

export default function NewsPage() {
  return (
    <PageFrame path={newsPage.path}>
      <PageTop page={newsPage} />
      <div className="section">
        <div className="wrap cols">
          <Prose>
            {articles.map(({ path, title, lead, later, published, updated }) => (
              <Fragment key={path}>
                <h2>
                  <a href={path}>{title}</a>
                </h2>
                <p className="small">
                  <time dateTime={published}>{dayInWords(published)}</time>
                  {updated > published ? `. ${newsWords.updated} ${dayInWords(updated)}` : null}.
                </p>
                <p>{lead}</p>
                <p>
                  <b>{newsWords.since}</b> {later ?? newsWords.later}
                </p>
              </Fragment>
            ))}
          </Prose>
          <Side page={newsPage} />
        </div>
      </div>
    </PageFrame>
  );
}
