import { feedTitle } from '@/app/seo/page-data';
import { company, companyIdentity, siteUrl } from '@/content/lender/company';
import { articles } from '@/content/prose';
import { authorOf } from '@/content/reviews';
import type { PagePath } from '@/content/routes';
import { atomText, type FeedEntry } from '@/lib/seo/atom';
import { fullTextOf } from './full-text';

export const dynamic = 'force-static';

async function entryOf(article: (typeof articles)[number]): Promise<FeedEntry> {
  const { default: Prose } = await import(`@/content/pages/${article.slug}.mdx`);
  const author = authorOf(article);
  const { path, title, published, updated, lead } = article;
  return {
    path,
    title,
    date: published,
    updated,
    summary: lead,
    author: author
      ? { name: author.name, path: `/our-staff/${author.id}` }
      : { name: company.name, path: '/about-us' satisfies PagePath },
    html: fullTextOf(article, Prose),
  };
}

/** The articles in full, newest first. */
export async function GET() {
  const text = atomText({
    siteUrl,
    title: feedTitle,
    subtitle: `What is new about home loans, in plain words, from ${company.name}`,
    iconPath: '/icons/192.png',
    rights: `© ${companyIdentity}`,
    entries: await Promise.all(articles.toSorted((a, b) => b.published.localeCompare(a.published)).map(entryOf)),
  });
  return new Response(text, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
