/** File names that contain a hash of the contents. */
const namedByContents = /^\/assets\/|[.-][0-9a-f]{8,}\.[a-z0-9]+$/;

const settled = /\.(?:png|jpe?g|webp|avif|svg|ico|woff2?|webm|mp4|vtt|pdf)$/;

/** Cache-Control by path: a year for hashed names, a day for media, a minute for the rest. */
export function cacheControlFor(path: string): string {
  if (namedByContents.test(path)) return 'public, max-age=31536000, immutable';
  if (settled.test(path)) return 'public, max-age=86400, must-revalidate';
  return 'public, max-age=60, must-revalidate';
}
