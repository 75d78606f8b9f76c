import { Fragment } from 'react';
import { PageFrame, PageTop, Side } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { Prose } from '@/components/page/prose';
import { dayInWords } from '@/content/dates';
import { newsPage } from '@/content/own-pages/entries';
import { articles, changedSince, isHeldBack, newsWords } from '@/content/prose';

export const metadata = metadataOf(newsPage);

export default function NewsPage() {
  return (
    <PageFrame page={newsPage}>
      <PageTop page={newsPage} />
      <div className="section">
        <div className="wrap cols">
          <Prose>
            {articles
              .map((article) => ({ article, since: changedSince(article) }))
              .map(({ article, since }) => (
                <Fragment key={article.path}>
                  <h2>
                    <a href={article.path}>{article.title}</a>
                  </h2>
                  <p className="small">
                    <time dateTime={article.published}>{dayInWords(article.published)}</time>
                    {isHeldBack(article) ? newsWords.heldBackMark : null}
                    {article.updated > article.published
                      ? `. ${newsWords.updated} ${dayInWords(article.updated)}`
                      : null}
                    .
                  </p>
                  <p>{article.lead}</p>
                  {since === null ? null : (
                    <p>
                      <b>{newsWords.since}</b> {since}
                    </p>
                  )}
                </Fragment>
              ))}
          </Prose>
          <Side page={newsPage} />
        </div>
      </div>
    </PageFrame>
  );
}
