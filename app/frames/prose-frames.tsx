import { Children, isValidElement, type ReactNode } from 'react';
import { PageSources, PastFacts, sourcesOf } from '@/app/frames/facts';
import { PageFrame, PageTop, Side } from '@/app/frames/page-frame';
import type { MainNode } from '@/app/seo/structured-data';
import { ApplyLink, ButtonLink } from '@/components/controls/button';
import { CallOut } from '@/components/page/call-out';
import { Contents, EndCall, Prose } from '@/components/page/prose';
import { SourceList, Sources } from '@/components/page/sources';
import { RecentPosts } from '@/components/shell/side-panel';
import { company } from '@/content/lender/company';
import { numbersOf } from '@/content/lender/staff';
import { dayInWords } from '@/content/schema/dates';
import { newsPage, quickQuotePage } from '@/content/site/own-pages/entries';
import type { Page } from '@/content/site/page';
import { type Article, articles, changedSince, isHeldBack, type ProsePage } from '@/content/site/prose';
import { authorOf } from '@/content/site/reviews';
import type { ProseText } from '@/mdx-components';

/** What the file of a guide gives beside its text. */
export type GuideWords = {
  readonly default: ProseText;
  /** What is used at once, above the text, under a low header. */
  readonly tool?: ReactNode;
  /** What the header says in place of the page's lead. */
  readonly lead?: ReactNode;
  /** The visitor's own numbers; for a guide with a calculator. */
  readonly numbers?: ReactNode;
  /** What search engines are told that the guide is about. */
  readonly about?: (page: Page) => MainNode;
  /** The address of the calculator at its end, set up for the guide. */
  readonly endHref?: string;
};

type GuideFrameProps = {
  readonly page: Extract<ProsePage, { readonly kind: 'guide' }>;
  readonly words: GuideWords;
};

/** An information page: header, prose, sources, the call at its end, and the side panel. */
export function GuideFrame({ page, words }: GuideFrameProps) {
  const { default: Text, tool, lead, numbers, about, endHref = page.end.path } = words;
  if (!endHref.startsWith(page.end.path))
    throw new Error(`${page.file}: endHref leads to another page than end.path; correct one of the two.`);
  return (
    <PageFrame page={page} about={about?.(page)} terms={page.terms} numbers={numbers}>
      <PageTop page={page} slim={tool !== undefined} lead={lead} />
      {tool}
      <div className="section">
        <div className="wrap cols">
          <Prose>
            <PastFacts facts={page.facts} />
            <Text components={{ Contents: Contents.bind(null, { items: page.headings }) }} />
            <EndCall text={page.end.text}>
              <ApplyLink href={company.links.apply} />
              <ButtonLink href={endHref} look="secondary">
                {page.end.label}
              </ButtonLink>
            </EndCall>
            <PageSources page={page} />
          </Prose>
          <Side page={page} endHref={endHref} />
        </div>
      </div>
    </PageFrame>
  );
}

type LegalFrameProps = {
  readonly page: Extract<ProsePage, { readonly kind: 'legal' }>;
  readonly text: ProseText;
};

/** A statement: plain prose, the contact address in it, APPLY NOW at its end where its meta says so. */
export function LegalFrame({ page, text: Text }: LegalFrameProps) {
  return (
    <PageFrame page={page} terms={page.terms}>
      <PageTop page={page} />
      <div className="section">
        <div className="wrap cols">
          <Prose>
            <PastFacts facts={page.facts} />
            <Text components={{ Contents: Contents.bind(null, { items: page.headings }) }} />
            {page.apply ? (
              <p className="btns">
                <ApplyLink href={company.links.apply} label="APPLY NOW" />
              </p>
            ) : null}
            <Sources items={sourcesOf(page.facts)} review={`Last changed on ${dayInWords(page.updated)}.`} />
          </Prose>
          <Side page={page} />
        </div>
      </div>
    </PageFrame>
  );
}

/** The newest: each page of a long list of articles stays as small as it is now. The home page lists them all. */
const recentPosts = articles.slice(0, 5).map(({ title, path, published, printedDate }) => ({
  title,
  href: path,
  date: published,
  dateText: printedDate,
}));

/** The text of an article, with its age after the first paragraph once it is old. */
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
      <CallOut title={`This article is from ${dayInWords(published)}`}>
        <p>
          {since}
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
                <p>Not published yet: only you see this page, because you run npm run dev.</p>
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
            all={{ label: 'All news', href: newsPage.path }}
            contact={{ phone: company.phone, hoursShort: company.hoursShort, city: company.address.city }}
          />
        </div>
      </div>
    </PageFrame>
  );
}
