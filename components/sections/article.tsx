import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { ButtonLink } from '@/components/controls/button';
import { ApplyLink } from '@/components/page/apply';
import { CallOut } from '@/components/page/call-out';
import { SourceList } from '@/components/page/facts/sources';
import { CallToAction, Prose, type ProseText } from '@/components/page/prose';
import { company } from '@/content/lender/company';
import { numbersOf } from '@/content/lender/staff';
import { dayInWords } from '@/content/schema/dates';
import { ownLabelOf } from '@/content/site/own-pages';
import { type Article, articles, changedSince, isUnpublished, unpublishedMark } from '@/content/site/prose';
import { authorOf } from '@/content/site/reviews';

type ArticleProps = { readonly article: Article };

export const ageText = ({ published }: Article) => `This article is from ${dayInWords(published)}`;

export function ArticleByline({ article }: ArticleProps) {
  const author = authorOf(article);
  return (
    <>
      <time dateTime={article.published}>{article.printedDate}</time>
      {author ? (
        <>
          , by <a href={`/our-staff/${author.id}`}>{author.name}</a>, {numbersOf(author)}
        </>
      ) : (
        `, by ${company.name}`
      )}
      . {article.minutes}&nbsp;minute&nbsp;read
    </>
  );
}

/** An article's text, with a note about its age after the first paragraph once it is old. */
function withAge(text: ProseText, article: Article): ReactNode {
  const { published, updated } = article;
  const since = changedSince(article);
  if (since === null) return text({});
  const { children }: { readonly children?: ReactNode } = text({}).props;
  const parts = Children.toArray(children);
  const first = parts.findIndex((part) => isValidElement(part) && part.type === 'p') + 1;
  return (
    <>
      {parts.slice(0, first)}
      <CallOut title={ageText(article)}>
        <p>
          {since}
          {updated > published ? ` Updated ${dayInWords(updated)}; the figures are from when it appeared.` : ''}
        </p>
      </CallOut>
      {parts.slice(first)}
    </>
  );
}

export function ArticleText({ article, text }: ArticleProps & { readonly text: ProseText }) {
  return (
    <Prose article>
      {isUnpublished(article) && (
        <CallOut tone="bad">
          <p>Not published yet: only you see this page, because you run npm run dev.</p>
        </CallOut>
      )}
      {withAge(text, article)}
      <CallToAction text="Got a question about your own loan?">
        <ButtonLink href="/quick-quote">{ownLabelOf('/quick-quote')}</ButtonLink>
        <ApplyLink />
      </CallToAction>
      <SourceList items={article.sources} />
    </Prose>
  );
}

export function ArticleList() {
  return articles.map((article) => {
    const since = changedSince(article);
    return (
      <Fragment key={article.path}>
        <h2>
          <a href={article.path}>{article.title}</a>
        </h2>
        <p className="small">
          <time dateTime={article.published}>{dayInWords(article.published)}</time>
          {isUnpublished(article) ? unpublishedMark : null}
          {article.updated > article.published ? `. Updated ${dayInWords(article.updated)}` : null}.
        </p>
        <p>{article.lead}</p>
        {since === null ? null : (
          <p>
            <b>Since then:</b> {since}
          </p>
        )}
      </Fragment>
    );
  });
}
