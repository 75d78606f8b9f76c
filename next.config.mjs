import createMDX from '@next/mdx';
import { generate } from './scripts/generate.mjs';

generate(import.meta.dirname);

const developing = process.env.NODE_ENV === 'development';
const inbox = process.env.DEV_INBOX;

/** @type {import('next').NextConfig} */
const config = {
  ...(developing ? {} : { output: 'export' }),
  // The inbox that `npm run dev` starts answers beside the pages, as it does on the server.
  ...(inbox && { rewrites: async () => [{ source: '/leads/:path*', destination: `${inbox}/leads/:path*` }] }),
  // `x.dev.tsx` is a route in `next dev` alone: the component gallery never ships.
  pageExtensions: [...(developing ? ['dev.tsx'] : []), 'tsx', 'ts'],
  // Pages are whole documents and files are named by their contents: an unchanged page stays the same to the byte.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run check` runs the compiler itself; the build need not run it twice.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
};

export default createMDX({ options: { remarkPlugins: ['remark-frontmatter', 'remark-gfm'] } })(config);
