/** The full address of a page: `pageUrl('https://example.com', '/fha')` is `https://example.com/fha`. */
export function pageUrl(siteUrl: string, path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}

/** The address of the share picture of a page: `/og/fha.png`, and `/og/home.png` for the home page. */
export function sharePicturePath(path: string): `/og/${string}.png` {
  return `/og/${path === '/' ? 'home' : path.slice(1)}.png`;
}

/** Width and height of every share picture, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
