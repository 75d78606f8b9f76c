import { ImageResponse } from 'next/og';
import { sharePicturePath, sharePictureSize } from '@/app/seo/page-data';
import { pages, profilePages } from '@/content/site/pages';
import { HousePicture } from '../house-picture';
import { fonts } from '../paint';
import { SharePicture } from '../share-picture';

export const dynamic = 'force-static';
export const dynamicParams = false;

const pictures = [...pages, ...profilePages].map((page) => ({
  page,
  name: sharePicturePath(page.path).split('/').slice(2),
}));

export function generateStaticParams() {
  return pictures.map(({ name }) => ({ name }));
}

type Context = { readonly params: Promise<{ readonly name: readonly string[] }> };

export async function GET(_request: Request, { params }: Context) {
  const wanted = (await params).name.join('/');
  const picture = pictures.find(({ name }) => name.join('/') === wanted);
  if (!picture) return new Response(null, { status: 404 });
  const drawing = picture.page.path === '/' ? <HousePicture /> : <SharePicture page={picture.page} />;
  return new ImageResponse(drawing, { ...sharePictureSize, fonts: [...fonts] });
}
