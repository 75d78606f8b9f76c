import { Children, isValidElement, type ReactNode } from 'react';
import { PageFrame } from '@/app/frames/page-frame';
import { PageTop } from '@/app/frames/page-top';
import { ApplyLink } from '@/components/controls/apply-link';
import { ButtonLink } from '@/components/controls/button';
import { CallOut } from '@/components/page/call-out';
import { EndCall, Prose } from '@/components/page/prose';
import { SourceList } from '@/components/page/sources';
import { RecentPosts } from '@/components/shell/side-panel';
import { dayInWords } from '@/content/dates';
import { company } from '@/content/lender/company';
import { numbersOf } from '@/content/lender/staff';
import { newsPage, quickQuotePage } from '@/content/own-pages/entries';
import { newsWords } from '@/content/own-pages/news';
import { type Article, articles, isHeldBack } from '@/content/prose';
import { authorOf } from '@/content/reviews';
import type { ProseText } from '@/mdx-components';

/** The newest: each page of a long list of articles stays as small as it is now. The home page lists them all. */
const recentPosts = articles.slice(0, 5).map(({ title, path, published, printedDate }) => ({
  title,
  href: path,
  date: published,
  dateText: printedDate,
}));

/** The text of an article, with its age after the first paragraph. */
function withAge(text: ProseText, { later, published, updated }: Article): ReactNode {
  const { children }: { readonly children?: ReactNode } = text({}).props;
  const parts = Children.toArray(children);
  const first = parts.findIndex((part) => isValidElement(part) && part.type === 'p') + 1;
  return (
    <>
      {parts.slice(0, first)}
      <CallOut title={`This article is from ${dayInWords(published)}`}>
        <p>
          {later ?? newsWords.later}
          {updated > published ? ` Updated ${dayInWords(updated)}; the figures are those of its day.` : ''}
        </p>
      </CallOut>
      {parts.slice(first)}
    </>
  );
}

type NewsFrameProps = {
  readonly article: Article;
  readonly text: ProseText;
};

/** A dated article with Recent Posts beside it. */
export function NewsFrame({ article, text }: NewsFrameProps) {
  const author = authorOf(article);
  return (
    <PageFrame page={article} terms={article.terms}>
      <PageTop
        page={article}
        byline={
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
        }
      />
      <div className="section">
        <div className="wrap cols">
          <Prose article>
            {isHeldBack(article) && (
              <CallOut tone="bad">
                <p>{newsWords.heldBack}</p>
              </CallOut>
            )}
            {withAge(text, article)}
            <EndCall text="Want to know what today’s rate means for you?">
              <ButtonLink href={quickQuotePage.path}>{quickQuotePage.label}</ButtonLink>
              <ApplyLink href={company.links.apply} />
            </EndCall>
            <SourceList items={article.sources} />
          </Prose>
          <RecentPosts
            posts={recentPosts}
            current={article.path}
            all={{ label: newsWords.all, href: newsPage.path }}
            contact={{ phone: company.phone, hoursShort: company.hoursShort, city: company.address.city }}
          />
        </div>
      </div>
    </PageFrame>
  );
}
