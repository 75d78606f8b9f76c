import { contactFiles } from '@/app/frames/contact-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...contactFiles.keys()].map((file) => ({ file }));
}

/** Offered by receipts, so that a visitor's phone names who is calling. */
export async function GET(_request: Request, { params }: { readonly params: Promise<{ readonly file: string }> }) {
  const { file } = await params;
  return new Response(contactFiles.get(file), { headers: { 'content-type': 'text/vcard; charset=utf-8' } });
}
