import type { Metadata } from 'next';
import { metadataOf } from '@/app/seo/page-data';
import { reports } from '@/content/forms/reports';
import { reportPages } from '@/content/site/own-pages/report-pages';
import { ReportFrame } from '../report-frame';

type PageProps = { readonly params: Promise<{ readonly slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return reports.map(({ slug }) => ({ slug }));
}

async function reportFor({ params }: PageProps) {
  const { slug } = await params;
  const index = reports.findIndex((entry) => entry.slug === slug);
  const [report, page] = [reports[index], reportPages[index]];
  if (!report || !page) throw new Error(`content/forms/reports.ts: there is no report ${slug}.`);
  return { report, page };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return metadataOf((await reportFor(props)).page);
}

export default async function ReportPage(props: PageProps) {
  const { report, page } = await reportFor(props);
  const { default: Text } = await import(`@/content/reports/${report.slug}.mdx`);
  return <ReportFrame report={report} page={page} text={Text} />;
}
