import { build } from 'esbuild';
import { targets } from './targets';

/** Bundles the inline script that makes the browser paint the heading before the rest of the page. */
export async function firstPaintScript(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    entryPoints: ['components/island/first-paint.ts'],
    logLevel: 'error',
    minify: true,
    target: targets(root),
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The end of a page's heading, including its lead and buttons, or of the island that contains it. */
function endOfHeading(html: string): number {
  const heading = html.indexOf('</h1>');
  if (heading < 0) throw new Error('A page with islands has no heading.');
  const [whole] = /^<\/h1>(?:<p\b[^>]*>[\s\S]*?<\/p>)?(?:<div class="btns">[\s\S]*?<\/div>)?/.exec(
    html.slice(heading),
  ) ?? [''];
  const islandEnd = html.indexOf('</page-island>', heading);
  const nextIsland = html.indexOf('<page-island', heading);
  const isInIsland = islandEnd >= 0 && (nextIsland < 0 || islandEnd < nextIsland);
  return isInIsland ? islandEnd + '</page-island>'.length : heading + whole.length;
}

/** Inserts the script after the heading of a page. Throws if the page has no heading. */
export function withFirstPaint(html: string, script: string): string {
  const at = endOfHeading(html);
  return `${html.slice(0, at)}<script>${script}</script>${html.slice(at)}`;
}
