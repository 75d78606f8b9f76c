import { feedTitle, urlOf } from '@/app/seo/page-data';
import { company, companyIdentity } from '@/content/lender/company';
import type { PagePath } from '@/content/routes';
import type { Article } from '@/content/site/prose';
import { authorOf } from '@/content/site/reviews';

/** `html` is the full text with absolute URLs. */
export type FeedEntry = { readonly article: Article; readonly html: string };

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The start of a day in RFC 3339. */
const momentOf = (day: string) => `${day}T00:00:00Z`;

function entryText({ article, html }: FeedEntry): string {
  const { path, title, published, updated, lead } = article;
  const url = escaped(urlOf(path));
  const author = authorOf(article);
  return `  <entry>
    <title>${escaped(title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <id>${url}</id>
    <published>${momentOf(published)}</published>
    <updated>${momentOf(updated)}</updated>
    <author>
      <name>${escaped(author?.name ?? company.name)}</name>
      <uri>${escaped(urlOf(author ? `/our-staff/${author.id}` : ('/about-us' satisfies PagePath)))}</uri>
    </author>
    <summary>${escaped(lead)}</summary>
    <content type="html">${escaped(html)}</content>
  </entry>`;
}

/** An Atom feed (RFC 4287), newest first. Throws without articles, since a feed must say when it last changed. */
export function atomText(entries: readonly FeedEntry[]): string {
  const changed = entries
    .map(({ article }) => article.updated)
    .sort()
    .at(-1);
  if (changed === undefined) throw new Error('content/pages: there is no article; add one of the kind news.');
  const home = escaped(urlOf('/'));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <title>${escaped(feedTitle)}</title>
  <subtitle>${escaped(`What is new about home loans, in plain words, from ${company.name}`)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${home}/feed.xml"/>
  <link rel="alternate" type="text/html" href="${home}"/>
  <id>${home}/feed.xml</id>
  <updated>${momentOf(changed)}</updated>
  <icon>${home}/icons/192.png</icon>
  <rights>${escaped(`© ${companyIdentity}`)}</rights>
${entries.map(entryText).join('\n')}
</feed>
`;
}
