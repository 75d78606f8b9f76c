import { Fragment } from 'react';
import { PageFrame, PageTop, Side } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { Prose } from '@/components/page/prose';
import { dayInWords } from '@/content/schema/dates';
import { newsPage } from '@/content/site/own-pages/entries';
import { articles, changedSince, heldBackMark, isHeldBack } from '@/content/site/prose';

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
                    {isHeldBack(article) ? heldBackMark : null}
                    {article.updated > article.published ? `. Updated ${dayInWords(article.updated)}` : null}.
                  </p>
                  <p>{article.lead}</p>
                  {since === null ? null : (
                    <p>
                      <b>Since then:</b> {since}
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
