import type { MetadataRoute } from 'next';
import { company } from '@/content/lender/company';
import { brand } from '@/content/lender/look/brand';
import { ownPage } from '@/content/site/own-pages';
import { pngIcons } from './icons/render';

const page = ownPage('/');

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.wordmark[0],
    description: page.description,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: brand.colors.enamel,
    background_color: 'white',
    icons: pngIcons.flatMap(({ file, size, purpose }) =>
      purpose ? [{ src: `/icons/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
  };
}
