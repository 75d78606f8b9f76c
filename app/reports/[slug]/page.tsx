import type { Metadata } from 'next';
import { metadataOf } from '@/app/frames/metadata';
import { reportPathOf, reports } from '@/content/reports';
import { ReportFrame } from '../report-frame';

type PageProps = { readonly params: Promise<{ readonly slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return reports.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params;
  return metadataOf(reportPathOf(slug));
}

export default async function ReportPage({ params }: PageProps) {
  const { slug } = await params;
  const report = reports.find((entry) => entry.slug === slug);
  if (!report) throw new Error(`content/reports.ts: there is no report ${slug}.`);
  const { default: Prose } = await import(`@/content/reports/${slug}.mdx`);
  return <ReportFrame report={report} prose={Prose} />;
}
