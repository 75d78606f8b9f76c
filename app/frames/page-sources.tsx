import { Sources } from '@/components/page/sources';
import type { SitePage } from '@/content/pages';
import { reviewOf } from '@/content/reviews';
import { sourcesOf } from './facts';
import { reviewText } from './people';

/** Who reviewed the words of a page and when, and the sources of the facts that it prints. */
export function PageSources({ page }: { readonly page: SitePage }) {
  const review = reviewOf(page);
  return <Sources items={sourcesOf(page.facts)} review={review && reviewText(review)} />;
}
