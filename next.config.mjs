import createMDX from '@next/mdx';
import { generate } from './scripts/generate.mjs';

generate(import.meta.dirname);

const isDevelopment = process.env.NODE_ENV === 'development';
const inbox = process.env.DEV_INBOX;

/** @type {import('next').NextConfig} */
const config = {
  ...(isDevelopment ? {} : { output: 'export' }),
  // `npm run dev` starts an inbox, which answers on the same origin as in production.
  ...(inbox && { rewrites: async () => [{ source: '/leads/:path*', destination: `${inbox}/leads/:path*` }] }),
  // `x.dev.tsx` is a route only in `next dev`, so the component gallery never ships.
  pageExtensions: [...(isDevelopment ? ['dev.tsx'] : []), 'tsx', 'ts'],
  // File names contain content hashes, so a build id would only change the bytes of unchanged pages.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run check` runs the compiler, so the build doesn't have to.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
};

export default createMDX({ options: { remarkPlugins: ['remark-frontmatter', 'remark-gfm'] } })(config);
