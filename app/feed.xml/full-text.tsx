import type { ReactNode } from 'react';
import { markupOf } from '@/app/seo/markup';
import { TermLink } from '@/components/page/prose';
import { siteUrl } from '@/content/lender/company';
import { dayInWords } from '@/content/schema/dates';
import type { Article } from '@/content/site/prose';
import type { ProseText } from '@/mdx-components';

const kept: Readonly<Record<string, string>> = { alt: 'alt', colSpan: 'colspan', dateTime: 'datetime', scope: 'scope' };

function CallOut({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <blockquote>
      {title ? (
        <p>
          <strong>{title}</strong>
        </p>
      ) : null}
      {children}
    </blockquote>
  );
}

/** The text of an article for the feed: all of its words, no classes, every address complete. */
export function fullTextOf({ path, published, later, sources }: Article, Text: ProseText): string {
  const article = (
    <>
      <p>
        <em>
          This article is from {dayInWords(published)}. {later}
        </em>
      </p>
      <Text components={{ CallOut, Term: TermLink }} />
      <h2>Sources</h2>
      <ul>
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
  return markupOf(article, (name, value) => {
    if (name === 'href') return ['href', new URL(value, `${siteUrl}${path}`).href];
    const plain = kept[name];
    return plain ? [plain, value] : undefined;
  });
}
