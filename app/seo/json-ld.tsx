import { scriptTextOf } from '@/lib/seo/structured-data';
import { structuredDataOf } from './structured-data';

/** The structured data of a page as a block of data; nothing where a page has none. */
export function JsonLd({ path }: { readonly path: string }) {
  const graph = structuredDataOf(path);
  if (!graph) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptTextOf(graph) }} />;
}
