import { questionFiles } from '@/app/frames/questions';

type RouteContext = { readonly params: Promise<{ readonly file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.values(questionFiles).map(({ file }) => ({ file }));
}

/** The questions of a questionnaire as JSON, which the home page fetches once the questionnaire is opened. */
export async function GET(_request: Request, { params }: RouteContext) {
  const asked = (await params).file;
  const found = Object.values(questionFiles).find(({ file }) => file === asked);
  return new Response(found?.text, { headers: { 'content-type': 'application/json' } });
}
