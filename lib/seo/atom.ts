import { pageUrl } from './structured-data';

/** An article in the feed; `html` is its full text with absolute addresses, days as `2024-10-24`. */
export type FeedEntry = {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly updated: string;
  readonly summary: string;
  readonly author: { readonly name: string; readonly path: string };
  readonly html: string;
};

export type Feed = {
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly title: string;
  readonly subtitle: string;
  readonly iconPath: string;
  readonly rights: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A day as the moment at which it begins, as RFC 3339 wants it. */
const momentOf = (day: string) => `${day}T00:00:00Z`;

function entryText(siteUrl: string, entry: FeedEntry): string {
  const url = escaped(pageUrl(siteUrl, entry.path));
  return `  <entry>
    <title>${escaped(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <id>${url}</id>
    <published>${momentOf(entry.date)}</published>
    <updated>${momentOf(entry.updated)}</updated>
    <author>
      <name>${escaped(entry.author.name)}</name>
      <uri>${escaped(pageUrl(siteUrl, entry.author.path))}</uri>
    </author>
    <summary>${escaped(entry.summary)}</summary>
    <content type="html">${escaped(entry.html)}</content>
  </entry>`;
}

/** The articles as an Atom feed (RFC 4287). Throws when there is none, since a feed must say when it last changed. */
export function atomText({ siteUrl, title, subtitle, iconPath, rights, entries }: Feed): string {
  const changed = entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  if (changed === undefined) throw new Error('content/pages: there is no article; add one of the kind news.');
  const home = escaped(pageUrl(siteUrl, '/'));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <title>${escaped(title)}</title>
  <subtitle>${escaped(subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${home}/feed.xml"/>
  <link rel="alternate" type="text/html" href="${home}"/>
  <id>${home}/feed.xml</id>
  <updated>${momentOf(changed)}</updated>
  <icon>${home}${escaped(iconPath)}</icon>
  <rights>${escaped(rights)}</rights>
${entries.map((entry) => entryText(siteUrl, entry)).join('\n')}
</feed>
`;
}
