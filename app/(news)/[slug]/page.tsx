import type { Metadata } from 'next';
import { metadataOf } from '@/app/frames/metadata';
import { articles } from '@/content/news';
import { NewsFrame } from '../news-frame';

type PageProps = { readonly params: Promise<{ readonly slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return articles.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params;
  return metadataOf(`/${slug}`);
}

export default async function ArticlePage({ params }: PageProps) {
  const { slug } = await params;
  const article = articles.find((entry) => entry.slug === slug);
  if (!article) throw new Error(`content/news: there is no article ${slug}.`);
  const { default: Prose } = await import(`@/content/news/${slug}.mdx`);
  return <NewsFrame article={article} prose={Prose} />;
}
