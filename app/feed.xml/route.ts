import { articles } from '@/content/site/prose';
import { atomText } from './atom';
import { fullTextOf } from './full-text';

export const dynamic = 'force-static';

export async function GET() {
  const newestFirst = articles.toSorted((a, b) => b.published.localeCompare(a.published));
  const entries = newestFirst.map(async (article) => {
    const { default: Prose } = await import(`@/content/pages/${article.slug}.mdx`);
    return { article, html: fullTextOf(article, Prose) };
  });
  return new Response(atomText(await Promise.all(entries)), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
