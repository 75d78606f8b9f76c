import type { ReactNode } from 'react';
import { markupOf } from '@/app/seo/markup';
import { type ProseText, TermLink } from '@/components/page/prose';
import { ageText } from '@/components/sections/article';
import { siteUrl } from '@/content/lender/company';
import type { Article } from '@/content/site/prose';

const attributeNames: Readonly<Record<string, string>> = {
  alt: 'alt',
  colSpan: 'colspan',
  dateTime: 'datetime',
  scope: 'scope',
};

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

/** An article's full text for the feed: no classes, absolute URLs. */
export function fullTextOf(entry: Article, Text: ProseText): string {
  const { path, later, sources } = entry;
  const article = (
    <>
      <p>
        <em>
          {ageText(entry)}. {later}
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
    const plain = attributeNames[name];
    return plain ? [plain, value] : undefined;
  });
}
