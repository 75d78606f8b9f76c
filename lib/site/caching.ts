/** A file whose name changes with its contents. */
const namedByContents = /^\/assets\/|[.-][0-9a-f]{8,}\.[a-z0-9]+$/;

/** A file that stays the same for a while under the same name: pictures, fonts, films. */
const settled = /\.(?:png|jpe?g|webp|avif|svg|ico|woff2?|webm|mp4|vtt|pdf)$/;

/** The Cache-Control of a file of the site, by its path: a year for named-by-contents, a day for media, a minute for the rest. */
export function cacheControlFor(path: string): string {
  if (namedByContents.test(path)) return 'public, max-age=31536000, immutable';
  if (settled.test(path)) return 'public, max-age=86400, must-revalidate';
  return 'public, max-age=60, must-revalidate';
}
