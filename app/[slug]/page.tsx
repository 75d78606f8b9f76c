import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GuideFrame, type GuideWords, LegalFrame, NewsFrame } from '@/app/frames/prose-frames';
import { metadataOf } from '@/app/seo/page-data';
import { articles, prosePages } from '@/content/site/prose';

type PageProps = { readonly params: Promise<{ readonly slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return prosePages.map(({ slug }) => ({ slug }));
}

async function pageFor({ params }: PageProps) {
  const { slug } = await params;
  const page = prosePages.find((entry) => entry.slug === slug);
  // In development the file may have been deleted meanwhile.
  if (!page) notFound();
  return page;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return metadataOf(await pageFor(props));
}

/** A page written in MDX, in the frame of its kind. */
export default async function ProsePage(props: PageProps) {
  const page = await pageFor(props);
  const words: GuideWords = await import(`@/content/pages/${page.slug}.mdx`);
  if (page.kind === 'guide') return <GuideFrame page={page} words={words} />;
  if (page.kind === 'legal') return <LegalFrame page={page} text={words.default} />;
  if (page.kind === 'landing') {
    // Keeps its form and the form's code out of the other pages.
    const { LandingFrame } = await import('@/app/frames/landing-frame');
    return <LandingFrame page={page} />;
  }
  const article = articles.find(({ slug }) => slug === page.slug);
  if (!article)
    throw new Error(`${page.file}: kind: write guide, legal, news or landing; other pages have a route of their own.`);
  return <NewsFrame article={article} text={words.default} />;
}
