import type { ReactNode } from 'react';
import { PageFrame, PageTop, WithSide } from '@/app/frames/page-frame';
import type { MainNode } from '@/app/seo/structured-data';
import { ButtonLink } from '@/components/controls/button';
import { ApplyLink } from '@/components/page/apply';
import { ExpiredFacts, PageSources, StatementSources } from '@/components/page/facts/facts';
import { CallToAction, Contents, Prose, type ProseText } from '@/components/page/prose';
import { ArticleByline, ArticleText } from '@/components/sections/article';
import { RecentPosts } from '@/components/shell/side-panel';
import type { Page } from '@/content/site/page';
import type { Article, ProsePage } from '@/content/site/prose';

/** The exports of a guide's MDX file. */
export type GuideWords = {
  readonly default: ProseText;
  readonly tool?: ReactNode;
  /** Replaces the page's lead. */
  readonly lead?: ReactNode;
  /** The slot for the visitor's numbers, for a guide with a calculator. */
  readonly numbers?: ReactNode;
  /** The main entity in structured data. */
  readonly about?: (page: Page) => MainNode;
  /** Link to the calculator at the end, with its inputs. */
  readonly endHref?: string;
};

type GuideFrameProps = { readonly page: Extract<ProsePage, { readonly kind: 'guide' }>; readonly words: GuideWords };

export function GuideFrame({ page, words }: GuideFrameProps) {
  const { default: Text, tool, lead, numbers, about, endHref = page.end.path } = words;
  if (!endHref.startsWith(page.end.path))
    throw new Error(`${page.file}: endHref leads to another page than end.path; correct one of the two.`);
  return (
    <PageFrame page={page} about={about?.(page)} terms={page.terms} numbers={numbers}>
      <PageTop page={page} slim={tool !== undefined} lead={lead} />
      {tool}
      <WithSide page={page} endHref={endHref}>
        <Prose>
          <ExpiredFacts facts={page.facts} />
          <Text components={{ Contents: Contents.bind(null, { items: page.headings }) }} />
          <CallToAction text={page.end.text}>
            <ApplyLink />
            <ButtonLink href={endHref} look="secondary">
              {page.end.label}
            </ButtonLink>
          </CallToAction>
          <PageSources page={page} />
        </Prose>
      </WithSide>
    </PageFrame>
  );
}

type LegalFrameProps = { readonly page: Extract<ProsePage, { readonly kind: 'legal' }>; readonly text: ProseText };

/** A legal page: plain prose with the contact address, and APPLY NOW at the end if its meta says so. */
export function LegalFrame({ page, text: Text }: LegalFrameProps) {
  return (
    <PageFrame page={page} terms={page.terms}>
      <PageTop page={page} />
      <WithSide page={page}>
        <Prose>
          <ExpiredFacts facts={page.facts} />
          <Text components={{ Contents: Contents.bind(null, { items: page.headings }) }} />
          {page.apply ? (
            <p className="btns">
              <ApplyLink label="APPLY NOW" />
            </p>
          ) : null}
          <StatementSources page={page} />
        </Prose>
      </WithSide>
    </PageFrame>
  );
}

type NewsFrameProps = { readonly article: Article; readonly text: ProseText };

export function NewsFrame({ article, text }: NewsFrameProps) {
  return (
    <PageFrame page={article} terms={article.terms}>
      <PageTop page={article} byline={<ArticleByline article={article} />} />
      <div className="section">
        <div className="wrap cols">
          <ArticleText article={article} text={text} />
          <RecentPosts current={article.path} />
        </div>
      </div>
    </PageFrame>
  );
}
