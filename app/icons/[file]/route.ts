import { pngIcons, pngOf } from '../render';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return pngIcons.map(({ file }) => ({ file }));
}

type Context = { readonly params: Promise<{ readonly file: string }> };

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const icon = pngIcons.find((entry) => entry.file === file);
  return icon ? pngOf('mark', icon.size, icon.inset) : new Response(null, { status: 404 });
}
